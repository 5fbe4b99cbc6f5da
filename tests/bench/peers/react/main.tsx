import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchOrder, type PeerOrder } from '../order.ts'

function Page() {
  const [order, setOrder] = useState<PeerOrder>()
  useEffect(() => void fetchOrder().then(setOrder), [])
  return (
    <main>
      <h1>Order Details</h1>
      {order ? <Loan {...order} /> : <p>Loading…</p>}
    </main>
  )
}

function Loan({ title, text, name, rows }: PeerOrder) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>{name}</h3>
      <dl>
        {rows.map(({ text, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="rows_value">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button">REPAY</button>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
