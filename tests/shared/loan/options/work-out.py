"""Works out cases.json by another hand than the pages': decimal pesos, dates of the standard library, and rules
read out of the specification of options, not out of the code. Run it in this folder: python3 work-out.py"""

import json
import random
from datetime import date, timedelta
from decimal import ROUND_CEILING, Decimal

TODAY = date(2026, 11, 24)
CENT = Decimal("0.01")
draw = random.Random(20261124)


def pesos(value):
    return Decimal(value).quantize(CENT)


def hundredths(amount):
    return None if amount is None else int(amount * 100)


def day(offset):
    return TODAY + timedelta(days=offset)


def option(kind, now, rest=None, due=None, schedule=(), **more):
    return {"id": kind, "kind": kind, "now": now, "rest": rest, "due": due, "schedule": list(schedule), **more}


def later(one):
    if one["schedule"]:
        return sum((amount for _, amount in one["schedule"]), Decimal(0))
    return Decimal(0) if one["kind"] == "full" else one["rest"]


def total(one):
    rest = later(one)
    return None if rest is None else one["now"] + rest


def verdict(one):
    """The first contradiction, in the order in which the pages name them."""
    now, rest, due, schedule = one["now"], one["rest"], one["due"], one["schedule"]
    cost, waived = one.get("cost"), one.get("waived")
    if now < 0 or (now == 0 and one["kind"] != "plan") or any(amount <= 0 for _, amount in schedule):
        return "amount"
    if rest is not None and rest < 0:
        return "sum"
    if one["kind"] == "full" and (schedule or (rest or 0) > 0):
        return "sum"
    if schedule and rest is not None and later(one) != rest:
        return "sum"
    if later(one) is None or (one["kind"] == "plan" and not schedule):
        return "unsaid"
    if later(one) > 0 and due is None and not schedule:
        return "unsaid"
    if (cost is not None and (cost < 0 or cost > total(one))) or (waived is not None and waived < 0):
        return "cost"
    if one["kind"] == "part":
        least, most = one.get("min", now), one.get("max", now)
        if least <= 0 or least > most or not least <= now <= most or most > total(one):
            return "limits"
    if any(when < TODAY for when, _ in schedule) or (due is not None and due < TODAY):
        return "past"
    dates = [when for when, _ in schedule]
    if any(b <= a for a, b in zip(dates, dates[1:])) or (dates and due is not None and due not in dates):
        return "order"
    return None


def divide(amount, parts, first, apart):
    share = (amount / parts).quantize(CENT)
    amounts = [share] * (parts - 1)
    amounts.append(amount - sum(amounts, Decimal(0)))
    return [(day(first + apart * index), each) for index, each in enumerate(amounts)]


def sound():
    """A loan, and what a lender may offer for it."""
    principal = pesos(draw.randrange(50_000, 2_500_000)) / 100
    principal = principal.quantize(CENT)
    cost = (principal * Decimal(draw.randrange(1, 20)) / 100).quantize(CENT)
    waived = (cost * Decimal(draw.choice([0, 0, 1, 3])) / 10).quantize(CENT)
    due = day(draw.randrange(0, 60))
    owed = principal + cost
    offers = [option("full", owed - waived, Decimal(0), cost=cost - waived, waived=waived)]
    now = (owed * Decimal(draw.randrange(10, 90)) / 100).quantize(CENT)
    least = (now / 2).quantize(CENT)
    offers.append(option("part", now, owed - now, due, min=least, max=draw.choice([now, owed]), cost=cost))
    again = (cost * Decimal(draw.randrange(50, 150)) / 100).quantize(CENT)
    next_day = due + timedelta(days=draw.randrange(1, 90))
    offers.append(option("extension", cost, owed, next_day, [(next_day, owed)], cost=cost * 2) if draw.random() < 0.5
                  else option("extension", again, owed, next_day, cost=cost + again))
    fee = (principal * Decimal(draw.randrange(0, 5)) / 100).quantize(CENT)
    first = draw.choice([Decimal(0), (owed / 10).quantize(CENT)])
    whole = owed + fee
    plan = divide(whole - first, draw.randrange(1, 6), draw.randrange(0, 20), draw.randrange(1, 31))
    offers.append(option("plan", first, whole - first, draw.choice([None, plan[-1][0]]), plan, cost=cost + fee))
    draw.shuffle(offers)
    return offers[: draw.randrange(1, 5)], owed


def spoil(one):
    """One thing is made wrong."""
    wrong = dict(one, schedule=list(one["schedule"]))
    ways = ["nothing", "negative", "cost", "dear", "waived", "rest", "past"]
    if one["kind"] == "part":
        ways += ["turned", "outside", "beyond", "unsaid", "undated"]
    if len(one["schedule"]) > 1:
        ways += ["cent", "swapped", "empty", "stranger", "same"]
    if one["kind"] == "full":
        ways += ["left", "planned"]
    way = draw.choice(ways)
    if way == "nothing": wrong["now"] = Decimal(0)
    if way == "negative": wrong["now"] = -one["now"] - CENT
    if way == "cost": wrong["cost"] = -CENT
    if way == "dear": wrong["cost"] = (total(one) or Decimal(0)) + CENT
    if way == "waived": wrong["waived"] = -CENT
    if way == "rest": wrong["rest"] = -CENT
    if way == "past": wrong["due"] = day(-1)
    if way == "turned": wrong["min"] = one["max"] + CENT
    if way == "outside": wrong["max"] = one["now"] - CENT
    if way == "beyond": wrong["max"] = total(one) + CENT
    if way == "unsaid": wrong["rest"] = None
    if way == "undated": wrong["due"] = None
    if way == "cent": wrong["schedule"][0] = (one["schedule"][0][0], one["schedule"][0][1] + CENT)
    if way == "swapped": wrong["schedule"].reverse()
    if way == "empty": wrong["schedule"] = []
    if way == "stranger": wrong["due"] = one["schedule"][-1][0] + timedelta(days=1)
    if way == "same": wrong["schedule"][1] = (one["schedule"][0][0], one["schedule"][1][1])
    if way == "left": wrong["rest"] = CENT
    if way == "planned": wrong["schedule"] = [(day(3), CENT)]
    return wrong


def bases(one):
    if one.get("cost") is None or total(one) is None:
        return None
    base = total(one) - one["cost"]
    return {base, base + (one.get("waived") or 0)}


def judge(offers):
    verdicts = {each["id"]: verdict(each) for each in offers}
    full = next((each for each in offers if each["kind"] == "full" and not verdicts["full"]), None)
    for each in offers:
        if full is None or verdicts[each["id"]]:
            continue
        own, others = bases(each), bases(full)
        if own and others and not own & others:
            verdicts[each["id"]] = "cost"
    good = [each for each in offers if not verdicts[each["id"]]]
    rank = ["full", "part", "plan", "extension"]
    good.sort(key=lambda each: rank.index(each["kind"]))
    totals = {each["id"]: total(each) for each in good}
    least = min(totals.values(), default=None)
    differ = len(set(totals.values())) > 1
    cheapest = [name for name, sum_ in totals.items() if differ and sum_ == least]
    return verdicts, good, totals, cheapest


def parts(one):
    """What a quarter, half and all of it are, and what is owed after each; only those that may be chosen."""
    least, most = one.get("min", one["now"]), one.get("max", one["now"])
    found = []
    for share, divisor in (("quarter", 4), ("half", 2), ("all", 1)):
        amount = (total(one) / divisor).quantize(CENT, rounding=ROUND_CEILING)
        if least <= amount <= most:
            found.append([share, hundredths(amount), hundredths(total(one) - amount)])
    return found


def saving(full, owed):
    less, waived = owed - full["now"], full.get("waived") or Decimal(0)
    if less < 0 or (less > 0 and waived > 0 and less != waived):
        return None
    return hundredths(less or waived) or None


def write(one):
    amounts = {name: hundredths(one[name]) for name in ("now", "rest", "cost", "waived", "min", "max")
               if one.get(name) is not None}
    schedule = [{"date": when.isoformat(), "minor": hundredths(amount)} for when, amount in one["schedule"]]
    due = one["due"].isoformat() if one["due"] else ""
    return {"id": one["id"], "kind": one["kind"], "until": "", "due": due, "schedule": schedule, **amounts}


def case(number):
    offers, owed = sound()
    if number % 2:
        place = draw.randrange(len(offers))
        offers[place] = spoil(offers[place])
    if number % 7 == 3:
        place = draw.randrange(len(offers))
        if offers[place].get("cost") is not None:
            offers[place] = dict(offers[place], cost=offers[place]["cost"] + CENT)
    verdicts, good, totals, cheapest = judge(offers)
    part = next((each for each in good if each["kind"] == "part"), None)
    full = next((each for each in good if each["kind"] == "full"), None)
    return {
        "options": [write(each) for each in offers],
        "owed": hundredths(owed),
        "refused": {name: why for name, why in verdicts.items() if why},
        "offered": [[name, hundredths(sum_)] for name, sum_ in totals.items()],
        "cheapest": cheapest,
        "parts": parts(part) if part else [],
        "saves": saving(full, owed) if full else None,
    }


cases = [case(number) for number in range(200)]
with open("cases.json", "w", encoding="utf-8") as file:
    source = "work-out.py beside it: decimal arithmetic in Python, worked out apart from the pages' code"
    lines = ",\n    ".join(json.dumps(each, separators=(",", ":")) for each in cases)
    file.write('{\n  "source": %s,\n  "today": "%s",\n  "cases": [\n    %s\n  ]\n}\n'
               % (json.dumps(source), TODAY.isoformat(), lines))
