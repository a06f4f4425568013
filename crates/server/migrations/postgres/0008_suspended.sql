-- Since when the host keeps a person out, if they do.
ALTER TABLE people ADD COLUMN suspended BIGINT;
