import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { openLink } from '../../bridge/open-link.ts'
import { Button } from '../../ui/button/button.tsx'
import './option-terms.css'

/** The lender's words about an option and the way to its terms, for whoever is to agree to it. */
export function OptionTerms({ note, terms }: Pick<QuotedOption, 'note' | 'terms'>) {
  if (!note && !terms) return null
  return (
    <div className="option-terms">
      {note && <p>{note}</p>}
      {terms && (
        <Button variant="quiet" onClick={() => openLink(terms.url)}>
          {terms.title || messages.terms}
        </Button>
      )}
    </div>
  )
}
