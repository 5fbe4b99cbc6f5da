import { mkdirSync, writeFileSync } from 'node:fs'
import { openApi } from './openapi.ts'

/** `npm run contract`: writes the OpenAPI document beside the servers' configuration. */
export function run(): void {
  mkdirSync('deploy', { recursive: true })
  writeFileSync('deploy/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`)
  console.log('Written: deploy/openapi.json')
}
