import { mkdirSync, writeFileSync } from 'node:fs'
import { bridgeWords } from '../config/bridge-words.ts'
import { bridgeSchema, bridgeTypes } from './bridge-contract.ts'

/** For an app's developer: `deploy/bridge.schema.json` and `deploy/bridge.d.ts`. */
export function run(): void {
  mkdirSync('deploy', { recursive: true })
  writeFileSync(
    'deploy/bridge.schema.json',
    `${JSON.stringify(bridgeSchema(bridgeWords), null, 2)}\n`
  )
  writeFileSync('deploy/bridge.d.ts', bridgeTypes(bridgeWords))
  process.stdout.write('deploy/bridge.schema.json and deploy/bridge.d.ts written\n')
}
