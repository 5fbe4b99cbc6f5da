import * as v from 'valibot'
import { readDurableRecord, writeDurableRecord } from '../../context/durable-record.ts'
import { owner } from '../../context/owner.ts'
import { keptText, readRecord, recordLife, type StoredRecord } from '../../context/storage.ts'
import { isWithin } from '../../lib/elapsed.ts'
import { type Slip, type SlipKind, slipSchema } from './slip.ts'

/** One code of each loan and kind; the oldest are dropped. */
const most = 5

const keptSlips = v.array(v.object({ orderId: keptText, savedAt: v.number(), slip: slipSchema }))
type KeptSlips = v.InferOutput<typeof keptSlips>

const isFresh = ({ savedAt }: { savedAt: number }) => isWithin(savedAt, recordLife)

const isOf = (orderId: string, kind?: SlipKind) => (each: KeptSlips[number]) =>
  each.orderId === orderId && (!kind || each.slip.kind === kind)

/** All kept codes, the newest first; each is kept for 24 h. */
async function readAll(): Promise<KeptSlips> {
  const record = await readDurableRecord('cashier', owner(), keptSlips)
  return (record?.data ?? []).filter(isFresh)
}

/** All but this loan's, of this kind or of any; localStorage has them, since the page has read them before. */
function othersThan(orderId: string, kind?: SlipKind): KeptSlips {
  const all = readRecord('cashier', owner(), keptSlips)?.data ?? []
  return all.filter(each => isFresh(each) && !isOf(orderId, kind)(each))
}

export function keepSlip(orderId: string, slip: Slip): void {
  const record = { orderId, savedAt: Date.now(), slip }
  writeDurableRecord('cashier', owner(), [record, ...othersThan(orderId, slip.kind)].slice(0, most))
}

export async function readSlip(
  orderId: string,
  kind: SlipKind
): Promise<StoredRecord<Slip> | undefined> {
  const record = (await readAll()).find(isOf(orderId, kind))
  return record && { data: record.slip, savedAt: record.savedAt }
}

export async function readSlipsOf(orderId: string): Promise<StoredRecord<Slip>[]> {
  const slips = (await readAll()).filter(isOf(orderId))
  return slips.map(({ slip, savedAt }) => ({ data: slip, savedAt }))
}

export function dropSlip(orderId: string, kind?: SlipKind): void {
  writeDurableRecord('cashier', owner(), othersThan(orderId, kind))
}
