import { expect, test } from 'vitest'
import { flatTexts } from '../../../shared/messages/flat-texts.ts'

type Module = Record<string, unknown>

const modules = import.meta.glob<Module>(
  [
    '../../../shared/messages/{en,fil,ceb,hi}/*.ts',
    '../../../shared/config/brands/*/words/{fil,ceb,hi}.ts'
  ],
  { eager: true }
)

/** The specification fixes these texts. */
const specified = ['Order Details', 'The selected order does not support sending collection types']

/** Pages for developers speak of json and templates. */
const forDevelopers = /\/(bridge-check|campaigns|templates|test-preview|workbench)\.ts$/

/** The table in shared/messages/README.md has the word that won. */
const lost: Record<string, RegExp> = {
  en: /\borders?\b|\bpapers?\b|reckon|\bour service\b|whole price|\bused up\b|\bover 18\b|penalt(y|ies) once|\bhold(s|) until\b/i,
  fil: /aming serbisyo|serbisyo namin|\bpresyo\b|mahigit 18|\bpahina\b|address na ito|takdang araw|nasa loan na|late charge|takdang petsa|itinatago namin|sagot[^.:]*:? hanggang \{date\}/i,
  ceb: /among serbisyo|\bpresyo\b|sobra sa 18|\bpahina\b|saktong adlaw|niining address|naa na sa loan|late charge|tanyag|\binyong\b|\bkon\b|\bpangalan\b|tubag[^.:]*:? hangtod \{date\}/i,
  hi: /काग़ज़|सर्विस|जुर्मान|लेट चार्ज|अप्लाई|18 साल से ज़्यादा|लोन आगे बढ़|चुकाने की तारीख|दफ़्तर|इस पते|हाँ कहने|प्रस्ताव|भुगतान योजना|राशि|देय तारीख|नियामक/
}

function textsOf(tag: string): [string, string][] {
  return Object.entries(modules)
    .filter(
      ([path]) =>
        (path.includes(`/${tag}/`) || path.endsWith(`/${tag}.ts`)) && !forDevelopers.test(path)
    )
    .flatMap(([path, module]) => [...flatTexts(module, path)])
}

test.each(Object.entries(lost))('no text in %s uses a word that lost', (tag, words) => {
  const texts = textsOf(tag)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(([, text]) => !specified.includes(text) && words.test(text))).toEqual([])
})
