"""Trains the network of Akropolis on what `expert_samples` wrote.

    python train_akropolis.py --samples samples.bin --inputs 154 --out akropolis.bin \\
        [--others others.bin --teacher old.bin] [--start akropolis.bin]

A row of the samples: the features, then points still to be gained, final margin, share in the
victory, seats, turns left, points now. The others are pairs of rows of features: after the move that
was played, and after the same tile laid elsewhere. Games between good players hold few bad layings,
so how much worse those are is learned from the teacher: the network before, which judged each city
alone and had learned from its own mistakes.

The weights are written as the engine reads them: 32-bit little-endian floats, layer by layer, a row
for each input, then the biases; after every epoch, so that it can be stopped at any time. Runs on a
GPU where there is one.
"""

import argparse
import math
import time

import numpy as np
import torch
from torch import nn

TARGETS = 6
UNIT = 20.0


class Net(nn.Module):
    def __init__(self, inputs, first, second):
        super().__init__()
        self.layers = nn.ModuleList(
            [nn.Linear(inputs, first), nn.Linear(first, second), nn.Linear(second, 2)]
        )
        for layer in self.layers[:2]:
            nn.init.kaiming_uniform_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        nn.init.zeros_(self.layers[2].weight)
        nn.init.zeros_(self.layers[2].bias)

    def forward(self, x):
        for layer in self.layers[:2]:
            x = torch.relu(layer(x))
        return self.layers[2](x)

    def write(self, path):
        parts = []
        for layer in self.layers:
            parts.append(layer.weight.detach().t().contiguous().cpu().numpy().ravel())
            parts.append(layer.bias.detach().cpu().numpy().ravel())
        np.concatenate(parts).astype("<f4").tofile(path)

    def read(self, path):
        weights = torch.from_numpy(np.fromfile(path, dtype="<f4").copy())
        with torch.no_grad():
            for layer in self.layers:
                out, inputs = layer.weight.shape
                rows, weights = weights[: out * inputs], weights[out * inputs :]
                layer.weight.copy_(rows.view(inputs, out).t())
                layer.bias.copy_(weights[:out])
                weights = weights[out:]
        assert len(weights) == 0, "the weights are those of another network"


def loss_of(outputs, gained):
    """Likelihood of a normal distribution, tempered so that uncertain positions count as well."""
    mean, spread = outputs[:, 0], outputs[:, 1]
    # A spread beyond the bounds is taken as the bound, but still learns.
    spread = spread + (spread.clamp(-3.0, 2.0) - spread).detach()
    sigma = spread.exp()
    share = (mean - gained) / sigma
    return (sigma.detach() * (0.5 * share**2 + spread)).mean()


# Where the features of the network that judged each city alone stand among the present ones.
OLD = [
    *range(69, 137),
    *[137 + 5 * level + part for level in range(3) for part in (0, 1, 3, 4)],
    *(152, 153, 1, 2, 3, 65, 67, 4, 5, 6),
    *range(7, 12),
    *range(16, 27),
    *range(12, 15),
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--samples", nargs="+", required=True)
    parser.add_argument("--inputs", type=int, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--start")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--first", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--others")
    parser.add_argument("--teacher")
    parser.add_argument("--weight", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    width = args.inputs + TARGETS
    rows = [np.fromfile(path, dtype="<f4").reshape(-1, width) for path in args.samples]
    # The last games of each file are kept apart to measure.
    kept = [len(part) // 20 // 2 * 2 for part in rows]
    test = torch.from_numpy(np.concatenate([part[len(part) - n :] for part, n in zip(rows, kept)]))
    data = torch.from_numpy(np.concatenate([part[: len(part) - n] for part, n in zip(rows, kept)]))
    del rows
    data, test = data.to(device), test.to(device)
    inputs, gained = data[:, : args.inputs], data[:, args.inputs] / UNIT
    test_inputs, test_gained = test[:, : args.inputs], test[:, args.inputs] / UNIT
    seats, left = test[:, args.inputs + 3], test[:, args.inputs + 4]
    net = Net(args.inputs, args.first, args.second).to(device)
    with torch.no_grad():
        net.layers[2].bias[0] = gained.mean()
    if args.start:
        net.read(args.start)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=args.decay)
    batches = len(data) // args.batch
    total = batches * args.epochs
    began = time.time()
    print(f"{len(data)} samples to learn, {len(test)} to measure, on {device}", flush=True)

    def report(epoch):
        with torch.no_grad():
            outputs = net(test_inputs)
            off = (outputs[:, 0] - test_gained) * UNIT
            parts = " ".join(
                f"{low}-{high}: {off[(left >= low) & (left < high)].pow(2).mean().sqrt():.2f}"
                for low, high in [(0, 4), (4, 10), (10, 20), (20, 28), (28, 61)]
            )
            calibration = off.pow(2).mean().sqrt() / (outputs[:, 1].clamp(-3.0, 2.0).exp() * UNIT).pow(2).mean().sqrt()
            print(
                f"epoch {epoch}: loss {loss_of(outputs, test_gained):.4f}, error {off.pow(2).mean().sqrt():.3f} points"
                f" (bias {off.mean():.2f}, calibration {calibration:.3f}); by turns left {parts};"
                f" {time.time() - began:.0f} s",
                flush=True,
            )

    report(0)
    others = None
    if args.others:
        others = torch.from_numpy(np.fromfile(args.others, dtype="<f4").reshape(-1, args.inputs)).to(device)
        teacher = Net(len(OLD), 64, 32).to(device)
        teacher.read(args.teacher)
        others = others.view(-1, 2, args.inputs)

        def ahead(judge, pairs):
            return judge(pairs[:, 1])[:, 0] - judge(pairs[:, 0])[:, 0]

        def old(features):
            return teacher(features[:, OLD])

        with torch.no_grad():
            taught = torch.cat([ahead(old, part) for part in others.split(65536)])
            off = (old(test_inputs)[:, 0] - test_gained) * UNIT
            print(f"the teacher: error {off.pow(2).mean().sqrt():.3f}, bias {off.mean():.2f}", flush=True)
    step = 0
    for epoch in range(1, args.epochs + 1):
        order = torch.randperm(len(data), device=device)
        for number in range(batches):
            share = max(step / total, (time.time() - began) / args.seconds)
            rate = args.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(share, 1.0))))
            for group in optimizer.param_groups:
                group["lr"] = rate
            chosen = order[number * args.batch : (number + 1) * args.batch]
            loss = loss_of(net(inputs[chosen]), gained[chosen])
            if others is not None:
                drawn = torch.randint(len(others), (args.batch // 2,), device=device)
                off = ahead(net, others[drawn]) - taught[drawn]
                loss = loss + args.weight * off.pow(2).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            step += 1
        report(epoch)
        if others is not None:
            with torch.no_grad():
                mine = torch.cat([ahead(net, part) for part in others.split(65536)])
                print(f"off from the teacher by {(mine - taught).std() * UNIT:.2f} of {taught.std() * UNIT:.2f} points", flush=True)
        net.write(args.out)
        if time.time() - began > args.seconds:
            break


main()
