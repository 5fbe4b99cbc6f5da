interface PeerRow {
  text: string
  value: string
}

/** The content that the pages beside ours show of the same answer. */
export interface PeerOrder {
  title: string
  text: string
  name: string
  rows: PeerRow[]
}

interface PeerCall {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

declare const orderCall: PeerCall

/** The call that our own page makes, as it was taken down. */
export async function fetchOrder(): Promise<PeerOrder> {
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
