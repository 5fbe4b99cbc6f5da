import { siteMessages } from '#messages/site.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { aboutText } from '../../shared/content/about.ts'
import { AboutText } from '../../shared/content/about-text.tsx'
import { TextFrame } from '../../shared/ui/text-frame/text-frame.tsx'

export function Page() {
  return (
    <TextFrame title={siteMessages.tabs.about} lead={aboutText(company, brand).lead}>
      <AboutText company={company} brand={brand} />
    </TextFrame>
  )
}
