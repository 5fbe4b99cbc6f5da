import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { openLink } from '../../bridge/open-link.ts'
import { Button } from '../../ui/button/button.tsx'
import './option-terms.css'

/** What the lender says about an option, and the way to its terms: read before anybody agrees to it. */
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
