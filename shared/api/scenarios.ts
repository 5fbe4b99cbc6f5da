import * as v from 'valibot'
import { baseClient, type Call } from './call.ts'
import { send } from './client.ts'
import { list } from './fields.ts'
import type { Result } from './result.ts'

const scenario = v.object({ title: v.string(), page: v.string(), url: v.string() })
export type ListedScenario = v.InferOutput<typeof scenario>

const sandboxScenarios: Call<ListedScenario[]> = {
  client: baseClient,
  method: 'GET',
  path: '/sandbox/scenarios',
  kind: 'read',
  data: list(scenario),
  anonymous: true
}

export function fetchScenarios(): Promise<Result<ListedScenario[]>> {
  return send(sandboxScenarios, {})
}
