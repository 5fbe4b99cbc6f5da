import type { pageTitles as english } from '../en/pages.ts'

export const pageTitles: typeof english = {
  'order.html': {
    title: 'Detalye sa loan',
    description: 'Ang imong loan: status ug sunod nga lakang'
  },
  'repay.html': { title: 'Pagbayad', description: 'Pila ang bayran, ug unsaon pagbayad' },
  'repay-delay.html': { title: 'Pag‑extend sa loan', description: 'I‑extend ang imong loan' },
  'arrangement.html': {
    title: 'Pangayo og palugway',
    description: 'Isulti kung pila ang kaya nimong bayran, ug kanus-a'
  },
  'repay-code.html': {
    title: 'Repayment code',
    description: 'Ang code nga ipakita o i‑type sa pagbayad'
  },
  'repay-code-2.html': {
    title: 'Repayment code',
    description: 'Unsaon pagbayad gamit ang code, step by step'
  },
  'repay-guide.html': {
    title: 'Unsaon pagbayad',
    description: 'Unsaon pagbayad sa e-wallet o sa counter'
  },
  'confirm.html': {
    title: 'Kumpirmasyon',
    description: 'Ang loan, ang gasto ug plano niini, sa dili pa kuhaon'
  },
  'confirm-new.html': {
    title: 'Kumpirmasyon',
    description: 'Ang loan, ang gasto ug plano niini, sa dili pa kuhaon'
  },
  'bind-bank.html': {
    title: 'Imong account',
    description: 'Ang account nga sudlan sa imong loan'
  },
  'complaint.html': { title: 'Reklamo', description: 'Palihug sultihi mi unsay problema' },
  'complaint-next.html': { title: 'Reklamo', description: 'Palihug sultihi mi unsay problema' },
  'complaint-list.html': {
    title: 'Akong mga reklamo',
    description: 'Ang imong gisulat, ug ang among mga tubag'
  },
  'complaint-detail.html': {
    title: 'Detalye sa reklamo',
    description: 'Ang imong gisulat, ug ang among tubag'
  },
  'customer-service.html': { title: 'Customer service', description: 'Unsaon pagkontak kanamo' },
  'join-failed.html': {
    title: 'Detalye sa loan',
    description: 'Ubang loan nga mahimo nimong apply-an'
  },
  'products.html': {
    title: 'Mga loan',
    description: 'Ubang loan nga mahimo nimong apply-an'
  },
  'about.html': {
    title: 'Mahitungod kanamo',
    description:
      'Kinsa ang nagpahulam ug ngano: among misyon, mga lisensya, team, ug unsaon pagkontak kanamo'
  },
  'privacy.html': {
    title: 'Privacy policy',
    description: 'Unsay among nahibaloan bahin kanimo, ug ngano'
  },
  'loan-terms.html': {
    title: 'Mga kondisyon sa loan',
    description: 'Ang mga kondisyon sa among mga loan'
  },
  'site/index.html': { title: 'Home', description: 'Short-term nga loan, klaro ang pagpasabot' },
  'site/about.html': {
    title: 'Mahitungod kanamo',
    description:
      'Kinsa ang nagpahulam ug ngano: among misyon, mga lisensya, team, ug unsaon pagkontak kanamo'
  },
  'site/policy.html': {
    title: 'Privacy policy',
    description: 'Unsay among nahibaloan bahin kanimo, ug ngano'
  },
  'site/loan.html': {
    title: 'Mga kondisyon sa loan',
    description: 'Ang mga kondisyon sa among mga loan'
  },
  'site/contact.html': { title: 'Contact', description: 'Unsaon pagkontak kanamo' },
  'site/user.html': { title: 'Naa sa app ang imong account', description: 'Ang imong account' },
  'site/delete-account.html': {
    title: 'Papasa ang account',
    description: 'Unsaon pagpapas sa imong account ug data, ug unsay kinahanglan namong tipigan'
  },
  'statement.html': {
    title: 'Statement of account',
    description: 'Unsa ang gihulam, gisingil ug gibayran sa imong loan, ug pila pa ang nahibilin'
  },
  'my-data.html': {
    title: 'Akong data',
    description: 'Ang among nahibaw-an kanimo, imong mga katungod ug mga pagtugot'
  },
  'verify.html': {
    title: 'Susiha kung kami gyud kini',
    description: 'Susiha ang dokumento, phone number, e-mail, link o bayranan niining nagpahulam'
  },
  '404.html': { title: 'Wala makit-i ang page', description: 'Walay page niini nga link' }
}
