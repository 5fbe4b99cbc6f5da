import type { GenericSchema } from 'valibot'
import type { FieldNames } from '../island/our-names.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The parts of a schema that stand for the same value: itself, the steps of its pipe, its alternatives. */
function partsOf(schema: unknown): Node[] {
  if (!isNode(schema)) return []
  const steps = Array.isArray(schema.pipe) ? schema.pipe.filter(step => step !== schema) : []
  const metadata = isNode(schema.metadata) ? schema.metadata : {}
  const same = [...steps, metadata.items, ...((metadata.anyOf as unknown[]) ?? [])]
  return [schema, metadata, ...same.flatMap(partsOf)]
}

/** The names of a call that the page's html has to know: only fields that are called otherwise, or hold such fields. */
export function fieldNamesOf(schema: GenericSchema): FieldNames {
  const parts = partsOf(schema)
  const found: Record<string, FieldNames[string]> = {}
  for (const { additionalProperties } of parts) {
    const inner = additionalProperties ? fieldNamesOf(additionalProperties as GenericSchema) : {}
    if (Object.keys(inner).length > 0) found['*'] = ['', inner]
  }
  const names: Record<string, string> = Object.assign({}, ...parts.map(part => part.names))
  const entries: Node = Object.assign({}, ...parts.map(part => part.entries))
  for (const [ours, schema] of Object.entries(entries)) {
    const theirs = names[ours] ?? ours
    const inner = fieldNamesOf(schema as GenericSchema)
    if (Object.keys(inner).length > 0) found[ours] = [theirs, inner]
    else if (theirs !== ours) found[ours] = theirs
  }
  return found
}
