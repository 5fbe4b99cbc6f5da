import { ORDER } from '../loans.ts'
import type { Scenario } from '../scenarios.ts'
import { scenario } from './compose.ts'

const orderQuery = { orderId: ORDER }

function next(name: string, borrower: string, title: string, type: string, subType = '') {
  return scenario('complaint-next.html', `complaint-next-${name}`, borrower, title, {
    problemType: type,
    problemSonType: subType,
    orderNo: ORDER
  })
}

function detail(name: string, title: string, problemId: string, borrower = 'complaints') {
  return scenario('complaint-detail.html', `complaint-detail-${name}`, borrower, title, {
    problemId
  })
}

export const complaintScenarios: Scenario[] = [
  scenario(
    'complaint.html',
    'complaint',
    'overdue',
    'Three orders, collection supported',
    orderQuery
  ),
  scenario(
    'complaint.html',
    'complaint-settled',
    'settled',
    'Collection not supported',
    orderQuery
  ),
  scenario('complaint.html', 'complaint-no-order', 'overdue', 'Opened without an order', {}),
  scenario('complaint.html', 'complaint-no-loans', 'new-here', 'No order at all', {}),
  next('collection', 'overdue', 'Write about collection', '1', '101'),
  next('payment', 'overdue', 'Write about a payment', '2'),
  next('refused', 'no-help', 'Photos and complaint refused', '2'),
  scenario('complaint-list.html', 'complaint-list', 'complaints', 'Five complaints', {}),
  scenario('complaint-list.html', 'complaint-list-long', 'many-complaints', '1,000 complaints', {}),
  scenario('complaint-list.html', 'complaint-list-empty', 'due', 'No complaints', {}),
  scenario('complaint-list.html', 'complaint-list-refused', 'no-help', 'List refused', {}),
  detail('unrated', 'Answered, rating asked for', 'C1002'),
  detail('rated', 'Answered and rated', 'C1001'),
  detail('collection', 'Collection, answered', 'C1003'),
  detail('waiting', 'Not answered yet', 'C1004'),
  detail('closed', 'Closed, may be reopened', 'C1005'),
  detail('unknown', 'A complaint that is not his', 'C9999'),
  scenario('customer-service.html', 'customer-service', 'due', 'Contacts', {}),
  scenario('customer-service.html', 'customer-service-email', 'no-contact', 'E-mail only', {}),
  scenario('customer-service.html', 'customer-service-refused', 'no-help', 'Contacts refused', {})
]
