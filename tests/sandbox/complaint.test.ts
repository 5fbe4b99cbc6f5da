import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, requestOf, TRANSPORT_HEADERS, type Wire } from './ask.ts'

const headers = TRANSPORT_HEADERS
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])

async function upload(sandbox: Sandbox, bytes: Uint8Array<ArrayBuffer>): Promise<Wire> {
  const form = new FormData()
  form.append('problemImage', new File([bytes], 'photo.png', { type: 'image/png' }))
  const url = requestOf('overdue', '/v3/user-problem/upload-problem-img').url
  const response = await sandbox.app.request(url, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: form
  })
  return (await response.json()) as Wire
}

function saveProblem(sandbox: Sandbox, body: Record<string, string>) {
  return ask(sandbox, 'overdue', '/v3/user-problem/problem-save', {
    headers,
    body: {
      problemType: '2',
      problemSonType: '',
      problemDetail: 'I paid on Monday.',
      problemImage: '',
      orderNo: '20410001',
      ...body
    }
  })
}

test('starts with or without an order', async () => {
  const sandbox = createSandbox()
  const init = (body?: Record<string, string>) =>
    ask(sandbox, 'overdue', '/v3/user-problem/problem-init', body ? { body } : {})
  const chosen = await init({ orderId: '20410002' })
  expect(chosen.data.orderDetail).toMatchObject({ orderNo: '20410002', status: 'Paid in full' })
  expect(Number(chosen.data.orderDetail.isShow)).toBe(0)
  const open = await init()
  expect(open.data.orderDetail.orderNo).toBe('20410001')
  expect(open.data.orderList).toHaveLength(3)
  expect((await init({ orderId: '1' })).code).toBe('4004')
  expect((await ask(sandbox, 'new-here', '/v3/user-problem/problem-init')).data.orderDetail).toBe(
    null
  )
})

test('a complaint is listed, answered after a while and rated once', async () => {
  let time = Date.parse('2026-12-04T04:00:00Z')
  const sandbox = createSandbox({ now: () => time })
  const { data: image } = await upload(sandbox, PNG)
  const saved = await saveProblem(sandbox, { problemImage: image.url })
  expect(saved.code).toBe('00')
  const { problemId } = saved.data

  const tabs = async () =>
    (await ask(sandbox, 'overdue', '/v3/user-problem/problem-list')).data.tabs
  const detail = async () =>
    (await ask(sandbox, 'overdue', '/v3/user-problem/problem-detail', { body: { problemId } })).data
  const rate = () =>
    ask(sandbox, 'overdue', '/v3/user-problem/save-score', {
      headers,
      body: { score: '4', problemId }
    })

  const item = {
    id: problemId,
    time: '2026-12-04 12:00',
    type: 'Payment not credited',
    content: 'I paid on Monday.',
    orderNo: '20410001'
  }
  expect((await tabs())[1]).toEqual({ title: 'In progress', list: [item] })
  expect(Number((await detail()).isNeedScore)).toBe(0)
  expect((await rate()).code).toBe('4509')

  time += 10_000
  expect((await tabs())[2]).toEqual({ title: 'Answered', list: [item] })
  const answered = await detail()
  expect(answered).toMatchObject({
    images: [image.url],
    disposeName: 'Agent 7 of Sample Peso Care'
  })
  expect(Number(answered.isNeedScore)).toBe(1)
  expect((await rate()).code).toBe('00')
  expect(Number((await detail()).isNeedScore)).toBe(0)
  expect((await rate()).code).toBe('4510')
})

test('a reply may be a photo alone, not nothing at all', async () => {
  const sandbox = createSandbox()
  const { data: image } = await upload(sandbox, PNG)
  const { problemId } = (await saveProblem(sandbox, {})).data
  const reply = (problemImage: string) =>
    ask(sandbox, 'overdue', '/v3/user-problem/problem-reply', {
      headers,
      body: { problemId, content: '', problemImage }
    })
  expect((await reply(image.url)).code).toBe('0')
  expect((await reply('')).code).toBe('4516')
})

test('the sandbox keeps uploaded photos and refuses files that are not photos', async () => {
  const sandbox = createSandbox()
  const { code, data } = await upload(sandbox, PNG)
  expect(code).toBe('00')
  const photo = await sandbox.app.request(data.url)
  expect(photo.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(PNG)
  expect(sandbox.calls[0]?.body.problemImage).toBe('photo.png (image/png, 9 bytes)')
  expect((await upload(sandbox, new Uint8Array())).code).toBe('4502')
  expect((await upload(sandbox, new TextEncoder().encode('<svg>'))).code).toBe('4504')
})

test('the sandbox refuses complaints that the rules forbid', async () => {
  const sandbox = createSandbox()
  const code = async (body: Record<string, string>) => (await saveProblem(sandbox, body)).code
  expect(await code({ problemType: '1', problemSonType: '101', orderNo: '20410002' })).toBe('4505')
  expect(await code({ problemType: '1' })).toBe('4506')
  expect(await code({ problemDetail: '🙂'.repeat(201) })).toBe('4507')
  expect(await code({ problemDetail: '🙂'.repeat(200) })).toBe('00')
  expect(await code({ problemImage: 'https://elsewhere.example/1.png' })).toBe('4508')
})

test('the sandbox answers the contacts', async () => {
  const { data } = await ask(createSandbox(), 'due', '/v3/personal-center/contact-kf-info', {
    body: { overall: '30' }
  })
  expect(data).toEqual({ email: 'care@sample-peso.example', smWa: '+63 900 555 0142' })
})

test('lists reasons for a low score where there are any, and takes one of them', async () => {
  const sandbox = createSandbox()
  const detail = async (problemId: string) =>
    (await ask(sandbox, 'complaints', '/v3/user-problem/problem-detail', { body: { problemId } }))
      .data
  const rate = (reason: string) =>
    ask(sandbox, 'complaints', '/v3/user-problem/save-score', {
      headers,
      body: { score: '2', problemId: 'C1003', reason }
    })
  expect(await detail('C1002')).toMatchObject({ orderNo: '20410001', productId: '301' })
  expect((await detail('C1002')).scoreReasons).toBeUndefined()
  expect((await detail('C1003')).scoreReasons[0]).toEqual({
    title: 'It took too long',
    value: 'late'
  })
  expect((await rate('other')).status).toBe(400)
  expect((await rate('late')).code).toBe('00')
})
