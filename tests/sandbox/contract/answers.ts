import type { Call } from '../../../shared/api/call.ts'
import { templateCall } from '../../../shared/api/landing.ts'
import { templateSchema } from '../../../shared/api/template.ts'
import type { Upload } from '../../../shared/api/upload.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'

type DeclaredCall = Call<unknown> | Upload<unknown>

const areas = import.meta.glob<Record<string, unknown>>('../../../shared/api/*.ts', { eager: true })

const isCall = (value: unknown): value is DeclaredCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'client' in value

/** The calls as the pages make them: whatever `shared/api` exports as one, but the sandbox's own. */
export const pageCalls = Object.values(areas)
  .flatMap(area => Object.values(area))
  .filter(isCall)
  .filter(({ path }) => !path.startsWith('/sandbox/'))

const answers = new Map<string, JsonSchema>(
  pageCalls.map(({ path, data }) => [path, jsonSchema(data as Parameters<typeof jsonSchema>[0])])
)

/** A template leaves out what the default one has, in its groups, too; the pages take it from there. */
function withDefaults(schema: JsonSchema): JsonSchema {
  const { required, properties, ...rest } = schema
  if (!properties) return schema
  const fields = Object.entries(properties).map(([name, each]) => [
    name,
    typeof each === 'boolean' ? each : withDefaults(each)
  ])
  return { ...rest, required: [], properties: Object.fromEntries(fields) }
}

answers.set(templateCall.path, withDefaults(jsonSchema(templateSchema as never)))

/** The schema of a call's data, from the one that the pages parse it with. */
export function answerSchema(path: string): JsonSchema | undefined {
  return answers.get(path)
}
