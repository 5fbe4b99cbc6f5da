import { Button, Card, List, NavBar, Skeleton } from 'antd-mobile'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchOrder, type PeerOrder } from '../order.ts'

function Page() {
  const [order, setOrder] = useState<PeerOrder>()
  useEffect(() => void fetchOrder().then(setOrder), [])
  return (
    <>
      <NavBar>Order Details</NavBar>
      {order ? <Loan {...order} /> : <Skeleton.Paragraph lineCount={5} animated />}
    </>
  )
}

function Loan({ title, text, name, rows }: PeerOrder) {
  return (
    <>
      <Card title={title}>{text}</Card>
      <List header={name}>
        {rows.map(({ text, value }) => (
          <List.Item key={text} extra={<span className="rows_value">{value}</span>}>
            {text}
          </List.Item>
        ))}
      </List>
      <Button block color="primary">
        REPAY
      </Button>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
