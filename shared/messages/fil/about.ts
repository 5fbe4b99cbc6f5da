import type { aboutMessages as english } from '../en/about.ts'

export const aboutMessages: typeof english = {
  lead: 'Nagpapahiram ang {name} ng maliliit na halaga sa maikling panahon, at sinasabi ang kabuuang gastos bago kayo mag‑tap.',
  titles: {
    mission: 'Ang layunin namin',
    advantages: 'Bakit sa amin',
    team: 'Ang aming team',
    company: 'Ang kompanya',
    contact: 'Kontakin kami'
  },
  facts: {
    company: 'Kompanya',
    address: 'Address'
  },
  mission: [
    'Walang dapat mapilitang lumapit sa nagpapautang na nagtatago ng gastos dahil lang sa bayaring hindi makapaghintay. Gusto naming kasinglinaw ng pagbili sa tindahan ang pag‑loan: nakikita ninyo kung magkano ang matatanggap, magkano ang ibabalik at kailan, at kayo ang magpapasya.',
    'Ang {company} mismo ang nagbibigay ng mga loan, sa ilalim ng mga lisensyang nakasulat sa itaas.'
  ],
  advantages: [
    {
      title: 'Kabuuang gastos muna',
      text: 'Ang matatanggap, ang kabuuang babayaran at bawat petsa ay nasa iisang page bago kayo pumayag.'
    },
    {
      title: 'Mabilis na sagot',
      text: 'Sa loob ng {decided} mula nang mag‑apply, malalaman ninyo kung aprubado ang loan.'
    },
    {
      title: 'Maraming paraan ng pagbabayad',
      text: 'Sa e-wallet, sa bangko o sa counter na malapit sa inyo, gamit ang code na gumagana kahit walang signal.'
    },
    {
      title: 'Tulong kapag gipit',
      text: 'Kung pinapayagan ng loan ninyo, puwede itong i‑extend, at makikita muna ninyo kung magkano ang gastos.'
    },
    {
      title: 'Respeto',
      text: 'Hindi namin tinatawagan ang pamilya, kaibigan o amo ninyo tungkol sa loan, maliban kung guarantor sila nito, at hindi kami nananakot.'
    },
    {
      title: 'May taong sumasagot',
      text: 'Tao ang bumabasa sa bawat reklamo, at sinasagot ito {replyTime}.'
    }
  ],
  team: [
    'Tatlong team ang humahawak sa bawat loan. Ang Lending ang nagpapasya, ayon sa mga patakarang pareho para sa lahat. Ang Customer care ang sumasagot sa mga tawag, mensahe at reklamo, at may kapangyarihang ayusin ang mga ito. Sinusuri ng Compliance ang dalawa, iniingatan ang data ninyo, at nag‑uulat sa mga regulator.'
  ]
}
