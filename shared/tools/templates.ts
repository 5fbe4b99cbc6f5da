import { checkPromotion } from '../vite/check-promotion.ts'
import { loadBrand } from '../vite/load-brand.ts'

/** `npm run templates`: which landing templates and campaigns are sound; exits 1 for what is wrong with others. */
export async function run(): Promise<void> {
  const { folder } = await loadBrand()
  const { templates, campaigns, problems } = checkPromotion(folder)
  for (const { file, problems: its } of [...templates, ...campaigns]) {
    process.stdout.write(its.length === 0 ? `${file} is sound\n` : '')
  }
  for (const line of problems) process.stderr.write(`${line}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
