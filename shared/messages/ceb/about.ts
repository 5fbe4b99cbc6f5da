import type { aboutMessages as english } from '../en/about.ts'

export const aboutMessages: typeof english = {
  lead: 'Nagpahulam ang {name} og gagmay nga kantidad sa mubo nga panahon, ug isulti ang kinatibuk-ang gasto sa dili pa ka mo‑tap.',
  titles: {
    mission: 'Among tumong',
    advantages: 'Nganong kami',
    team: 'Among team',
    company: 'Ang kompanya',
    contact: 'Kontaka mi'
  },
  facts: {
    company: 'Kompanya',
    address: 'Address'
  },
  mission: [
    'Ang bayranan nga dili makahulat dili angay nga magtulod kang bisan kinsa ngadto sa nagpahulam nga nagtago sa gasto. Gusto namo nga ang paghulam sama ka klaro sa pagpalit: makita nimo kung pila ang madawat, pila ang ibalik ug kanus-a, ug ikaw ang magbuot.',
    'Ang {company} mismo ang naghatag sa mga loan, ubos sa mga lisensya nga nahisulat sa taas.'
  ],
  advantages: [
    {
      title: 'Kinatibuk-ang gasto una',
      text: 'Ang imong madawat, ang tanan nga bayran ug ang matag petsa naa sa usa ka page sa dili pa ka mouyon.'
    },
    {
      title: 'Paspas nga tubag',
      text: 'Sulod sa {decided} gikan sa imong pag‑apply, mahibaloan nimo kung aprobado ang loan.'
    },
    {
      title: 'Daghang paagi sa pagbayad',
      text: 'Sa e-wallet, sa bangko o sa counter nga duol kanimo, gamit ang code nga mogana bisag walay signal.'
    },
    {
      title: 'Tabang kung naglisod',
      text: 'Kung tugotan sa imong loan, mahimo nimo kining i‑extend, ug makita nimo una kung pila ang gasto.'
    },
    {
      title: 'Respeto',
      text: 'Dili namo tawagan ang imong pamilya, higala o amo bahin sa imong loan, gawas kung guarantor sila niini, ug dili mi manghulga.'
    },
    {
      title: 'Naay tawong motubag',
      text: 'Tawo ang mobasa sa matag reklamo, ug tubagon kini {replyTime}.'
    }
  ],
  team: [
    'Tulo ka team ang nag‑atiman sa matag loan. Ang Lending ang modesisyon, sumala sa mga lagda nga pareho para sa tanan. Ang Customer care ang motubag sa mga tawag, mensahe ug reklamo, ug naay gahom sa pagtul-id niini. Ang Compliance ang mosusi sa duha, mobantay sa imong data, ug moreport sa mga regulator.'
  ]
}
