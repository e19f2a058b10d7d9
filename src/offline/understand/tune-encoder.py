"""Tunes a sentence encoder on situations; how it is used is said at the head of tune-encoder.ts. The transformer is that of sentence-encoder.ts."""

import json
import math
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

FOLDER = sys.argv[1]
EPOCHS, AT_ONCE, RATE, SHARP = 4, 128, 3e-4, 24.0
# Of ten pieces of a way about one is left out, and of ten numbers within the net, others every time.
LEFT_OUT = 0.1
# Of every fifth situation one way is held out, to say how well those are found.
HELD_OUT = 5

torch.manual_seed(1)
throws = random.Random(1)


class Encoder(torch.nn.Module):
    """The tables as they stand in the file, and what they say of pieces."""

    def __init__(self):
        super().__init__()
        shapes = json.load(open(f"{FOLDER}/tables.json"))
        values = np.fromfile(f"{FOLDER}/tables.bin", dtype=np.float32)
        self.tables, at = torch.nn.ParameterDict(), 0
        for shape in shapes:
            rows, columns = shape["rows"], shape["columns"]
            table = torch.tensor(values[at : at + rows * columns])
            at += rows * columns
            self.tables[self.key(shape["name"])] = torch.nn.Parameter(table.view(rows, columns) if rows > 1 else table)
        self.names = [shape["name"] for shape in shapes]

    @staticmethod
    def key(name):
        return name.replace(".", "_")

    def table(self, name):
        return self.tables[self.key(name)]

    def through(self, name, x):
        return x @ self.table(name) + self.table(f"{name}.b")

    def normed(self, name, x):
        mean = x.mean(-1, keepdim=True)
        spread = ((x - mean) ** 2).mean(-1, keepdim=True)
        return (x - mean) / torch.sqrt(spread + 1e-6) * self.table(name) + self.table(f"{name}.b")

    def left_out(self, x):
        return F.dropout(x, LEFT_OUT, self.training)

    def forward(self, ids, there):
        many, length = ids.shape
        x = self.left_out(2 * self.table("pieces")[ids] + self.table("turns")[:length])
        gone = (1 - there)[:, None, None, :] * -1e9
        for layer in (0, 1):
            each = x.shape[-1] // 4
            looks = self.through(f"look{layer}", self.normed(f"norm{layer}", x)).view(many, length, 3, 4, each)
            looks_for, shows, gives = (looks[:, :, i].transpose(1, 2) for i in range(3))
            shares = torch.softmax(looks_for @ shows.transpose(-1, -2) / each**0.5 + gone, -1)
            seen = self.through(f"seen{layer}", (shares @ gives).transpose(1, 2).reshape(many, length, -1))
            x = self.left_out(seen) + (self.through("widen", x) if layer == 0 else x)
            more = torch.relu(self.through(f"more{layer}", self.normed(f"again{layer}", x)))
            x = x + self.through(f"less{layer}", self.left_out(more))
        mean = (x * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        return F.normalize(torch.tanh(self.through("last", mean)), dim=-1)


def rows_of(ways, thin=False):
    """Ways side by side, filled up, and where they are."""
    if thin:
        ways = [[one for one in way if throws.random() > LEFT_OUT] if len(way) > 3 else way for way in ways]
    longest = max(1, min(64, max(len(way) for way in ways)))
    ids, there = torch.zeros(len(ways), longest, dtype=torch.long), torch.zeros(len(ways), longest)
    for row, way in enumerate(ways):
        way = (way or [0])[:longest]
        ids[row, : len(way)] = torch.tensor(way)
        there[row, : len(way)] = 1
    return ids, there


@torch.no_grad()
def meanings(encoder, ways):
    encoder.eval()
    all_ = torch.zeros(len(ways), 512)
    order = sorted(range(len(ways)), key=lambda at: len(ways[at]))
    for start in range(0, len(order), 256):
        some = order[start : start + 256]
        all_[some] = encoder(*rows_of([ways[at] for at in some]))
    return all_


situations = json.load(open(f"{FOLDER}/ways.json"))
held = [throws.randrange(len(one)) if len(one) > 3 and i % HELD_OUT == 0 else -1 for i, one in enumerate(situations)]
told = [(i, way) for i, one in enumerate(situations) for at, way in enumerate(one) if at != held[i]]
tried = [(i, one[held[i]]) for i, one in enumerate(situations) if held[i] >= 0]


def middles(encoder):
    sums = torch.zeros(len(situations), 512)
    sums.index_add_(0, torch.tensor([i for i, _ in told]), meanings(encoder, [way for _, way in told]))
    return F.normalize(sums, dim=-1)


def found(encoder, name):
    all_ = middles(encoder)
    near = meanings(encoder, [way for _, way in tried]) @ all_.T
    nearer = (near > near.gather(1, torch.tensor([[i] for i, _ in tried]))).sum(1).float()
    first, few = (nearer == 0).float().mean().item(), (nearer < 4).float().mean().item()
    print(f"{name}: of {len(tried)} held-out ways {first:.3f} find their situation first, {few:.3f} among four; {time.time() - began:.0f} s", flush=True)
    return all_


began = time.time()
encoder = Encoder()
of = torch.nn.Parameter(found(encoder, "before"))
encoder.table("turns").requires_grad_(False)
inner = [table for name, table in encoder.tables.items() if name not in ("pieces", "turns")]
groups = [(inner, RATE, 0.01), ([encoder.table("pieces")], 3 * RATE, 0.0), ([of], 5 * RATE, 0.0)]
steps = torch.optim.AdamW([{"params": some, "lr": rate, "weight_decay": decay} for some, rate, decay in groups], betas=(0.9, 0.98))
step, whole = 0, EPOCHS * (len(told) // AT_ONCE)
for epoch in range(EPOCHS):
    throws.shuffle(told)
    # Ways of like length share a step, so that little is filled up.
    alike = [sorted(told[at : at + 16 * AT_ONCE], key=lambda one: len(one[1])) for at in range(0, len(told), 16 * AT_ONCE)]
    batches = [some[at : at + AT_ONCE] for some in alike for at in range(0, len(some), AT_ONCE)]
    throws.shuffle(batches)
    for some in batches:
        encoder.train()
        pace = min(1, (step + 1) / 200) * 0.5 * (1 + math.cos(math.pi * min(1, step / whole)))
        for group, (_, rate, _) in zip(steps.param_groups, groups):
            group["lr"] = rate * pace
        near = encoder(*rows_of([way for _, way in some], thin=True)) @ F.normalize(of, dim=-1).T
        missed = F.cross_entropy(SHARP * near, torch.tensor([i for i, _ in some]), label_smoothing=0.05)
        steps.zero_grad()
        missed.backward()
        torch.nn.utils.clip_grad_norm_(inner, 1.0)
        steps.step()
        step += 1
    found(encoder, f"after {epoch + 1}")
    with open(f"{FOLDER}/tuned.bin", "wb") as file:
        for name in encoder.names:
            file.write(encoder.table(name).detach().numpy().astype(np.float32).tobytes())
