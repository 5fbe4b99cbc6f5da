import * as v from 'valibot'
import { texts } from '../lib/records.ts'
import { owner } from './owner.ts'
import { readRecordText, sealRecord, unsealRecord, writeRecordText } from './storage.ts'

export type SeenPlaces = Readonly<Record<string, string>>

export const anyPlace = ''

const most = 100

/** The complaints that this person has seen. Kept longer than a day, since an answer may take a week. */
export function readSeenPlaces(): SeenPlaces {
  const record = unsealRecord(readRecordText('seen'))
  const places = v.safeParse(texts, record?.data)
  return record?.owner === owner() && places.success ? places.output : {}
}

export function keepSeenPlaces(places: SeenPlaces): void {
  const newest = Object.entries(places).slice(-most)
  writeRecordText('seen', sealRecord(owner(), Object.fromEntries(newest)))
}

export function noteRead(id: string): void {
  keepSeenPlaces({ ...readSeenPlaces(), [id]: anyPlace })
}
