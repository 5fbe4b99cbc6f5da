/** Inlined behind a campaign's variants: the one that the head has chosen becomes the page. */

const { template } = document.documentElement.dataset
const variant = document.getElementById(`variant-${template}`)
if (variant instanceof HTMLTemplateElement) {
  document.getElementById('root')?.replaceChildren(variant.content)
}
