import { expect, test } from 'vitest'
import { flatTexts } from '../../../shared/messages/flat-texts.ts'

const modules = import.meta.glob<object>(
  [
    '../../../shared/messages/{fil,ceb,hi}/*.ts',
    '../../../shared/config/brands/*/words/{fil,ceb,hi}.ts'
  ],
  { eager: true }
)

/** Words that another one says by now: `messages/README.md` has the ones to take. */
const lost: Readonly<Record<string, RegExp>> = {
  fil: /\b(serbisyo namin|aming serbisyo|presyo|pahina|address na ito|takdang araw)\b|nasa loan na/i,
  ceb: /\b(among serbisyo|presyo|pahina|saktong adlaw|niining address)\b|naa na sa loan/i,
  hi: /काग़ज़|सर्विस|अप्लाई|जुर्मान|लेट चार्ज|लोन आगे बढ़|चुकाने की तारीख|दफ़्तर|इस पते|हाँ कहने/
}

/** Deadlines that are said as if something went on until then. */
const until: Readonly<Record<string, RegExp>> = {
  fil: /(sasagot|sagot|nakasagot)[^.:]*:? hanggang \{date\}/i,
  ceb: /(motubag|tubag|nakatubag)[^.:]*:? hangtod \{date\}/i
}

test.each(['fil', 'ceb', 'hi'])('no text in %s has a word that lost', tag => {
  const own = Object.entries(modules).filter(([path]) => RegExp(`/${tag}(/|\\.ts$)`).test(path))
  const texts = own.flatMap(([path, module]) => [...flatTexts(module, path)])
  expect(texts.length).toBeGreaterThan(900)
  const wrong = texts.filter(([, text]) => lost[tag]?.test(text) || until[tag]?.test(text))
  expect(wrong).toEqual([])
})
