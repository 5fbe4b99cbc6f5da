import type { CallRequest, SandboxAnswer, SandboxCall } from '../call.ts'
import { failure, mayBeEmpty, offered, optional, required, shaped, success } from '../call.ts'
import {
  complaintDetail,
  complaintOrder,
  complaintTabs,
  isAnswered,
  supportsCollection
} from '../complaint-answer.ts'
import { problemSonTypes, problemTypes, scoreReasons } from '../problem-types.ts'
import { findLoan, type SandboxState } from '../state.ts'
import { photoType, UPLOAD_LIMIT } from '../uploads.ts'

const IMAGES = 9
const claimNames = ['paidAt', 'paidAmount', 'paidBy', 'paidReference']
const NOT_FOUND = failure('4501', 'We could not find this complaint.')

const init: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-init',
  summary: 'What a complaint can be about',
  client: 'base',
  // The next page asks without an order.
  body: { orderId: optional },
  answer(request) {
    const { state, body } = request
    const started = state.loans.filter(loan => loan.started)
    const chosen = body.orderId ? findLoan(state, body.orderId) : started[0]
    if (body.orderId && !chosen) return failure('4004', 'We could not find this loan.')
    return success({
      problemType: problemTypes,
      problemSonType: problemSonTypes,
      orderDetail: chosen ? complaintOrder(request, chosen) : null,
      orderList: started.map(loan => complaintOrder(request, loan))
    })
  }
}

const upload: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/upload-problem-img',
  summary: 'Upload a photo of a complaint',
  client: 'header',
  files: ['problemImage'],
  async answer({ state, files, url }) {
    const file = files.problemImage
    if (!file || file.size === 0) return failure('4502', 'This file is empty.')
    if (file.size > UPLOAD_LIMIT) return failure('4503', 'This photo is larger than 10 MB.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = photoType(bytes)
    if (!type) return failure('4504', 'This file is not a photo. Use JPG, PNG or WebP.')
    const id = String(state.uploads.length + 1)
    state.uploads.push({ id, type, bytes })
    return success({ url: url(`/uploads/${encodeURIComponent(state.sessionId)}/${id}`) })
  }
}

function isUploaded(state: SandboxState, address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost')
  const folder = `/muscular/sandbox/uploads/${encodeURIComponent(state.sessionId)}/`
  return state.uploads.some(({ id }) => pathname === `${folder}${id}`)
}

function save({ state, body, now }: CallRequest): SandboxAnswer {
  const { problemType = '', problemSonType = '', problemDetail = '', orderNo = '' } = body
  const images = body.problemImage ? body.problemImage.split(',') : []
  const loan = findLoan(state, orderNo)
  if (orderNo && !loan) return failure('4004', 'We could not find this loan.')
  if (problemType === '1' && !(loan && supportsCollection(loan))) {
    return failure('4505', 'The selected order does not support sending collection types')
  }
  if (problemType === '1' && !problemSonType) return failure('4506', 'Choose what happened.')
  const claim = Object.fromEntries(
    claimNames.flatMap(name => (body[name] ? [[name, body[name]]] : []))
  )
  if ([...problemDetail].length > longestText) {
    return failure('4507', 'Use at most 200 characters.')
  }
  if (images.length > IMAGES || !images.every(image => isUploaded(state, image))) {
    return failure('4508', 'Some photos were not received. Please add them again.')
  }
  const id = `C${1000 + state.complaints.length + 1}`
  state.complaints.push({
    id,
    sentAt: now,
    type: problemType,
    subType: problemSonType,
    content: problemDetail,
    images,
    loanId: orderNo,
    ...(Object.keys(claim).length > 0 && { claim })
  })
  return success({ problemId: id })
}

const longestText = 200
const valuesOf = (choices: { value: string }[]) => choices.map(({ value }) => value)

const saveProblem: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-save',
  summary: 'Send a complaint',
  client: 'header',
  body: {
    problemType: offered(required, valuesOf(problemTypes), 'one of the types'),
    problemSonType: offered(mayBeEmpty, valuesOf(problemSonTypes), 'one of the sub-types'),
    problemDetail: { ...required, longest: longestText },
    problemImage: mayBeEmpty,
    orderNo: mayBeEmpty,
    ...Object.fromEntries(claimNames.map(name => [name, optional]))
  },
  answer: save
}

const list: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-list',
  summary: 'The borrower’s complaints',
  client: 'base',
  answer: request => success({ tabs: complaintTabs(request) })
}

const detail: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-detail',
  summary: 'A complaint and its answers',
  client: 'base',
  body: { problemId: required },
  answer(request) {
    const found = request.state.complaints.find(({ id }) => id === request.body.problemId)
    return found ? success(complaintDetail(request, found)) : NOT_FOUND
  }
}

const score: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/save-score',
  summary: 'Rate the answer to a complaint',
  client: 'header',
  body: {
    score: shaped(required, /^[1-5]$/, 'a number from 1 to 5'),
    problemId: required,
    reason: offered(optional, valuesOf(scoreReasons), 'one of the reasons')
  },
  answer({ state, body, now }) {
    const found = state.complaints.find(({ id }) => id === body.problemId)
    if (!found) return NOT_FOUND
    if (!isAnswered(found, now)) return failure('4509', 'This complaint is not answered yet.')
    if (found.score !== undefined) return failure('4510', 'You have rated this answer already.')
    found.score = Number(body.score)
    if (body.reason) found.reason = body.reason
    return success()
  }
}

/** Adds the borrower's message; an answer reopens a closed complaint only where he asks for it. */
function say(request: CallRequest, reopens: boolean): SandboxAnswer {
  const { state, body, now } = request
  const found = state.complaints.find(({ id }) => id === body.problemId)
  if (!found) return NOT_FOUND
  if (Boolean(found.isClosed) !== reopens) {
    return failure('4515', reopens ? 'This complaint is open.' : 'This complaint is closed.')
  }
  const images = body.problemImage ? body.problemImage.split(',') : []
  if (!body.content && images.length === 0) return failure('4516', 'Please write something.')
  if (images.length > IMAGES || !images.every(image => isUploaded(state, image))) {
    return failure('4508', 'Some photos were not received. Please add them again.')
  }
  found.isClosed = false
  found.messages = [
    ...(found.messages ?? []),
    { from: 'you', at: now, text: body.content ?? '', images }
  ]
  return success()
}

const reply: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-reply',
  summary: 'Reply to the answer to a complaint',
  client: 'base',
  body: { problemId: required, content: mayBeEmpty, problemImage: mayBeEmpty },
  answer: request => say(request, false)
}

const reopen: SandboxCall = {
  method: 'POST',
  path: '/v3/user-problem/problem-reopen',
  summary: 'Open a complaint again',
  client: 'base',
  body: { problemId: required, content: required },
  answer: request => say(request, true)
}

const contact: SandboxCall = {
  method: 'POST',
  path: '/v3/personal-center/contact-kf-info',
  summary: 'How to reach customer service',
  client: 'base',
  body: { overall: shaped(required, /^30$/, '30') },
  answer: ({ state }) =>
    success({
      email: 'care@sample-peso.example',
      smWa: '+63 900 555 0142',
      ...state.borrower.contact
    })
}

export const complaintCalls: SandboxCall[] = [
  init,
  upload,
  saveProblem,
  list,
  detail,
  score,
  reply,
  reopen,
  contact
]
