import * as v from 'valibot'
import type { OrderKeyOf } from '../context/order-key.ts'
import type { Intention } from '../context/unanswered.ts'
import { isZeroCode } from '../lib/is-zero-code.ts'
import { envelopeWire, formParams, headerParams } from './wire.ts'

export interface Client {
  envelope: { code: string; message: string; data: string }
  succeeds: (code: unknown) => boolean
  headers?: readonly string[]
  body?: readonly string[]
}

const isDoubleZero = (code: unknown) => code === '00'

export const baseClient: Client = {
  envelope: envelopeWire.plain,
  succeeds: isZeroCode
}

export const headerClient: Client = {
  envelope: envelopeWire.plain,
  succeeds: isDoubleZero,
  headers: headerParams
}

export const formClient: Client = {
  envelope: envelopeWire.disguised,
  succeeds: isDoubleZero,
  body: formParams
}

export const plainFormClient: Client = { ...formClient, envelope: envelopeWire.plain }

interface BaseCall<T> {
  client: Client
  method: 'GET' | 'POST'
  /** Below `/muscular`. */
  path: string
  data: v.GenericSchema<unknown, T>
  /** Landing visitors have no session: their calls carry where they come from, and a form's its language. */
  anonymous?: boolean
}

/** It is repeated when its answer got lost. */
export interface ReadCall<T> extends BaseCall<T> {
  kind: 'read'
}

/** It is sent once and never repeated. */
export interface WriteCall<T> extends BaseCall<T> {
  kind: 'write'
  /** The borrower's intention; missing where the page counts or sends by itself. */
  intention?: Intention
  /** It waits until the page is known to be open, and is not made on a closed one. */
  movesMoney?: boolean
}

/** By POST and the base client; `more` says what is otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export const read = <T>(
  path: string,
  data: BaseCall<T>['data'],
  more?: Partial<BaseCall<T>>
): ReadCall<T> => ({
  client: baseClient,
  method: 'POST',
  kind: 'read',
  path,
  data,
  ...more
})

export type Call<T> = ReadCall<T> | WriteCall<T>

/** The fields of a call under the wire's names. Those that are undefined are not sent. */
export type Fields = Record<string, string | undefined>

/** A read and its fields: with texts it is sent, with other values it says where each comes from. */
export interface PreparedCall<T, Value = string> {
  call: ReadCall<T>
  fields: Record<string, Value | string | undefined>
}

/* @__NO_SIDE_EFFECTS__ */
export const withField =
  <T>(call: ReadCall<T>, name: string) =>
  <Value>(value: Value): PreparedCall<T, Value> => ({ call, fields: { [name]: value } })

/* @__NO_SIDE_EFFECTS__ */
export const ofOrder =
  <T>(call: ReadCall<T>) =>
  <Value>({ productId, orderId }: OrderKeyOf<Value>): PreparedCall<T, Value> => ({
    call,
    fields: { productId, orderId }
  })

export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined)
)
