-- seats: how often each seat wins, by number of players.
select players, seat, avg(share) as won, 1.96 * stddev(share) / sqrt(count(*)) as error, count(*) as games
from (
    select players, seat, list_contains(winners, seat)::int / len(winners) as share
    from '*/games-*.parquet', unnest(range(1, players + 1)) as seats(seat)
)
group by players, seat order by players, seat;

-- stones: how much more often those win who have one stone more than the others on average, by turn.
-- One seat of each game counts, so that no two rows belong together.
select players, turn, regr_slope(won, ahead) as worth,
    1.96 * sqrt((regr_syy(won, ahead) / regr_sxx(won, ahead) - worth ** 2) / (count(*) - 2)) as error,
    count(*) as games
from (
    select len(stones) as players, ply // len(stones) + 1 as turn, won,
        stones[seat] - (list_sum(stones) - stones[seat]) / (len(stones) - 1) as ahead
    from '*/positions-*.parquet'
    where seat = seed % len(stones) + 1
)
group by players, turn having regr_sxx(won, ahead) > 0 order by players, turn;

-- districts: what one seat of each game has for each district at the end.
select players, district, avg(points) as mean, 1.96 * stddev(points) / sqrt(count(*)) as error,
    count(*) as games
from (
    unpivot (
        select players, houses[own] as houses, markets[own] as markets, barracks[own] as barracks,
            temples[own] as temples, gardens[own] as gardens, stones[own] as stones
        from (select *, (seed % players + 1)::int as own from '*/games-*.parquet')
    )
    on houses, markets, barracks, temples, gardens, stones into name district value points
)
group by players, district order by players, mean;
