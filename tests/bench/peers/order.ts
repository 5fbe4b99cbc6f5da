export interface Row {
  text: string
  value: string
}

/** What the pages beside ours show of the same answer. */
export interface Order {
  title: string
  text: string
  name: string
  rows: Row[]
}

interface Call {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

declare const orderCall: Call

/** The call that our own page makes, as it was taken down. */
export async function fetchOrder(): Promise<Order> {
  const { url, ...init } = orderCall
  const { data } = await (await fetch(url, init)).json()
  const { noticeStatusText, noticeDesText, productName, userOrderDetail } = data
  return {
    title: noticeStatusText,
    text: noticeDesText,
    name: productName,
    rows: userOrderDetail.detail
  }
}
