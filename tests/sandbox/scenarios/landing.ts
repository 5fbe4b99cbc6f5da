import type { Scenario } from '../scenarios.ts'

const campaign = { user_from: 'sample-network', app_from: 'web', utm_tag: 'june' }

function landing(name: string, title: string, query: Record<string, string> = {}): Scenario {
  const all = { id: name, ...campaign, ...query }
  return { page: 'landing.html', name: `landing-${name}`, title, query: all }
}

/** A template's own page: what it shows stands in its html. */
function ownPage(id: string, title: string): Scenario {
  return { page: `landing/${id}.html`, name: `own-${id}`, title, query: campaign }
}

function withFault(name: string, title: string, fault: Record<string, string>): Scenario {
  const utm_tag = String(new URLSearchParams(fault))
  return landing(name, title, { id: 'first-loan-en', utm_tag })
}

export const landingScenarios: Scenario[] = [
  ownPage('default', '推广页：默认模板'),
  ownPage('first-loan-en', 'Promotion: a plain form'),
  ownPage('steps-fil', 'Promosyon: kuwento na may mga hakbang'),
  ownPage('costs-en', 'Promotion: a loan example with a slider'),
  ownPage('amount-en', 'Promotion: an amount, what it costs and a number, then step by step'),
  ownPage('amount-fil', 'Promosyon: halaga, gastos at numero, saka isa-isang hakbang'),
  ownPage('steps-zh', '推广页：流程介绍'),
  {
    page: 'go/first-loan.html',
    name: 'campaign',
    title: 'A campaign that shows one of two templates',
    query: campaign
  },
  landing('voice', 'Promotion that offers a call where no SMS comes (after a minute)'),
  landing(
    'asked',
    'Promotion that asks for a picture’s code only where the backend does (not of …77)'
  ),
  landing('default', '推广页：由服务器提供的模板'),
  landing('down', 'Promotion that counts downloads (down_id)', {
    id: 'costs-en',
    down_id: 'd-7'
  }),
  landing('links', 'Promotion that counts links (links_id)', { id: 'steps-fil', links_id: 'l-9' }),
  landing('unknown', 'Promotion whose template has ended', { id: 'gone' }),
  withFault('no-template', 'Promotion whose template cannot be fetched', {
    fault: 'offline',
    faultOn: 'channel-template'
  }),
  withFault('no-sms', 'Promotion whose SMS call gets lost', {
    fault: 'truncated',
    faultOn: 'get-sms',
    faultTimes: '1'
  }),
  withFault('slow', 'Promotion on a slow network (10 s)', { fault: 'slow' })
]
