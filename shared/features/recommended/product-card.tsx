import { productMessages } from '#messages/products.ts'
import { openLink } from '../../bridge/open-link.ts'
import '../../styles/unseen.css'
import { Chip } from '../../ui/chip/chip.tsx'
import { ProductHead } from './product-head.tsx'
import './product-card.css'

interface RecommendedProduct {
  logo: string
  name: string
  buttonText: string
  amount: string
  amountLabel: string
  rate: string
  rateLabel: string
  enabled: boolean
  tags: readonly string[]
  lender: string
  factsUrl: string
}

interface ProductCardProps {
  product: RecommendedProduct
  showsTags: boolean
  onOpen: () => void
}

export function ProductCard({ product, showsTags, onOpen }: ProductCardProps) {
  const { name, logo, amount, amountLabel, rate, rateLabel, tags, enabled } = product
  const { lender, factsUrl } = product
  const action = product.buttonText || productMessages.open
  return (
    <li className={enabled ? 'product-card' : 'product-card is-closed'}>
      <ProductHead logo={logo} name={name}>
        <button type="button" className="product-card_button" disabled={!enabled} onClick={onOpen}>
          {action}
          <span className="unseen"> {name}</span>
        </button>
      </ProductHead>
      {enabled && (
        <dl className="product-card_facts">
          {rate && <Fact label={rateLabel} value={rate} />}
          {amount && <Fact label={amountLabel} value={amount} />}
          {lender && <Fact label={productMessages.lender} value={lender} />}
        </dl>
      )}
      {enabled && showsTags && tags.length > 0 && (
        <ul className="product-card_tags">
          {tags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tags may repeat.
            <Chip as="li" key={index}>
              {tag}
            </Chip>
          ))}
        </ul>
      )}
      {enabled && factsUrl && (
        <button
          type="button"
          className="product-card_facts-link"
          onClick={() => openLink(factsUrl)}
        >
          {productMessages.facts}
          <span className="unseen"> {name}</span>
        </button>
      )}
    </li>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="product-card_fact">
      <dt className="product-card_label">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
