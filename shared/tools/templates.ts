import { checkPromotion } from '../vite/check-promotion.ts'
import { loadBrand } from '../vite/load-brand.ts'

/** `npm run templates`: checks landing templates and campaigns; exits 1 for errors. */
export async function run(): Promise<void> {
  const { folder } = await loadBrand()
  const { templates, campaigns, problems } = checkPromotion(folder)
  for (const { file, problems: its } of [...templates, ...campaigns]) {
    process.stdout.write(its.length === 0 ? `${file} is sound\n` : '')
  }
  for (const line of problems) process.stderr.write(`${line}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
