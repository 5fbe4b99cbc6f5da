import type { pageTitles as english } from '../en/pages.ts'

export const pageTitles: typeof english = {
  'order.html': {
    title: 'Detalye ng loan',
    description: 'Ang loan ninyo: status at susunod na hakbang'
  },
  'repay.html': { title: 'Pagbabayad', description: 'Magkano ang babayaran, at paano' },
  'repay-delay.html': { title: 'Pag‑extend ng loan', description: 'I‑extend ang loan ninyo' },
  'arrangement.html': {
    title: 'Humingi ng palugit',
    description: 'Sabihin kung magkano ang kaya ninyong bayaran, at kailan'
  },
  'repay-code.html': {
    title: 'Repayment code',
    description: 'Ang code na ipapakita o ita‑type sa pagbabayad'
  },
  'repay-code-2.html': {
    title: 'Repayment code',
    description: 'Paano magbayad gamit ang code, hakbang-hakbang'
  },
  'repay-guide.html': {
    title: 'Paano magbayad',
    description: 'Paano magbayad sa e-wallet o sa counter'
  },
  'confirm.html': {
    title: 'Kumpirmasyon',
    description: 'Ang loan, ang gastos at plano nito, bago kunin'
  },
  'confirm-new.html': {
    title: 'Kumpirmasyon',
    description: 'Ang loan, ang gastos at plano nito, bago kunin'
  },
  'bind-bank.html': {
    title: 'Account ninyo',
    description: 'Ang account na papasukan ng loan ninyo'
  },
  'complaint.html': { title: 'Reklamo', description: 'Sabihin po sa amin ang problema' },
  'complaint-next.html': { title: 'Reklamo', description: 'Sabihin po sa amin ang problema' },
  'complaint-list.html': {
    title: 'Mga reklamo ko',
    description: 'Ang mga isinulat ninyo, at ang mga sagot namin'
  },
  'complaint-detail.html': {
    title: 'Detalye ng reklamo',
    description: 'Ang isinulat ninyo, at ang sagot namin'
  },
  'customer-service.html': { title: 'Customer service', description: 'Paano kami makokontak' },
  'join-failed.html': {
    title: 'Detalye ng loan',
    description: 'Ibang loan na puwede ninyong pag‑apply-an'
  },
  'products.html': {
    title: 'Mga loan',
    description: 'Ibang loan na puwede ninyong pag‑apply-an'
  },
  'about.html': {
    title: 'Tungkol sa amin',
    description:
      'Sino ang nagpapautang at bakit: ang aming misyon, mga lisensya, team, at paano kami makokontak'
  },
  'privacy.html': {
    title: 'Privacy policy',
    description: 'Ano ang alam namin tungkol sa inyo, at bakit'
  },
  'loan-terms.html': {
    title: 'Mga tuntunin at kundisyon ng loan',
    description: 'Ang mga tuntunin ng aming mga loan'
  },
  'site/index.html': { title: 'Home', description: 'Short-term na loan, malinaw ang paliwanag' },
  'site/about.html': {
    title: 'Tungkol sa amin',
    description:
      'Sino ang nagpapautang at bakit: ang aming misyon, mga lisensya, team, at paano kami makokontak'
  },
  'site/policy.html': {
    title: 'Privacy policy',
    description: 'Ano ang alam namin tungkol sa inyo, at bakit'
  },
  'site/loan.html': {
    title: 'Mga tuntunin at kundisyon ng loan',
    description: 'Ang mga tuntunin ng aming mga loan'
  },
  'site/contact.html': { title: 'Contact', description: 'Paano kami makokontak' },
  'site/user.html': { title: 'Nasa app ang account ninyo', description: 'Ang account ninyo' },
  'site/delete-account.html': {
    title: 'Burahin ang account',
    description: 'Paano ipabura ang account at data ninyo, at ano ang hindi namin puwedeng burahin'
  },
  'statement.html': {
    title: 'Statement of account',
    description: 'Ano ang hiniram, siningil at binayaran sa loan ninyo, at magkano pa ang natitira'
  },
  'my-data.html': {
    title: 'Data ko',
    description: 'Ang alam namin tungkol sa inyo, ang mga karapatan at mga pahintulot ninyo'
  },
  'verify.html': {
    title: 'Suriin kung kami talaga ito',
    description:
      'Suriin ang dokumento, phone number, e-mail, link o babayaran ng nagpapautang na ito'
  },
  '404.html': {
    title: 'Hindi makita ang page',
    description: 'Walang page sa link na ito'
  }
}
