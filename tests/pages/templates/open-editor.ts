import { problemsOf } from '../../../pages/templates/problems.ts'
import { createTemplatesPage } from '../../../pages/templates/store.ts'

/** The marketer's page as it opens, with what is on the phone. */
export async function openEditor() {
  const store = createTemplatesPage()
  await store.open()
  const template = (name: string) => {
    const found = store.$templates.get().find(each => each.name === name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  const problems = (name: string) =>
    problemsOf(template(name), store.$templates.get(), store.pictures.$found.get()).map(
      ({ field, reason }) => `${field} ${reason}`
    )
  return { ...store, template, problems }
}
