import type { legalMessages as english } from '../en/legal.ts'

export const legalMessages: typeof english = {
  short: 'Katingbanan',
  governs:
    'Katingbanan ra kini. Ang Iningles nga teksto sa ubos ang masunod: kung magkalahi ang duha, kana ra ang balido.',
  full: 'Ang tibuok Iningles nga teksto',
  terms: [
    'Bayran nimo ang loan sulod sa {from} hangtod {to} ka adlaw, sumala sa nahisulat sa imong loan.',
    'Sa dili pa ka mouyon, makita nimo ang kantidad, matag singil, ang imong madawat, ug ang matag bayad uban ang petsa.',
    'Mosulod ang kwarta sa account nga imong gihatag {creditedFrom} hangtod {creditedTo} ka adlaw human ka mouyon. Siguroha nga imoha ang account.',
    'Bayri ang matag kantidad sa due date niini o sa wala pa, ug tipigi ang resibo hangtod matala sa app ang bayad.',
    'Mahimong i‑extend ang loan sa parehong gidugayon kung nabayran na ang interes ug penalty nga due na.',
    'Palihug sultihi mi sulod sa {reportWithin} ka adlaw kung mausab ang imong ngalan, adlawng natawhan o address.',
    'Kung dili ka makabayad, mahimo namong paningilon dayon ang tanan nga wala pa mabayri. Walay mahimong manghulga o magpakaulaw kanimo, o motawag sa mga tawo nga dili guarantor sa imong loan.',
    'Mga reklamo: {phone}, {email}.'
  ],
  lateInterest:
    'Kung late ang bayad, naay penalty nga kausa ra ({penaltyNew}, {penaltyRepeat} sa daan nga kliyente) ug interes nga hangtod {percent}% sa wala pa mabayri kada adlaw.',
  lateCharge:
    'Kung late ang bayad, naay penal charge sa matag late nga bayad ({penaltyNew}, {penaltyRepeat} sa daan nga kliyente), ug walay interes niini.',
  prepaymentLimited:
    'Makabayad ka og sayo human lang sa katunga sa gidugayon, ug human sa dili mominos {days} ka adlaw sukad nadawat ang loan.',
  prepaymentFree: 'Makabayad ka og sayo, tibuok man o bahin, bisan unsang adlawa.',
  privacy: [
    'Ang kinahanglan ra sa loan ang among pangayoon: kinsa ka, unsaon pagkontak kanimo, unsay kaya nimong bayran, ang imong account, ang imong mga loan sa amoa ug ang imong device.',
    'Mananghid una ang app sa dili pa mobasa sa uban pa nga naa sa imong phone. Makabalibad ka, ug mabawi nimo ang pagtugot.',
    'Gamiton namo ang imong data sa pagdesisyon sa loan, sa pagpadala sa loan ug pagdawat sa bayad, sa pagtubag kanimo, sa paglikay sa panglimbong, ug sa gimando sa balaod.',
    'Ipaambit ra kini sa mga nagpadala sa imong kwarta, sa credit bureau, sa mga kompanya nga nagtrabaho para namo, sa mokupot sa imong loan kung ibalhin kini (pahibaloon ka), ug sa awtoridad kung gimando sa balaod. Dili gayod namo kini ibaligya, ug dili namo isulti sa imong mga contact o amo ang bahin sa imong loan, gawas kung guarantor sila niini.',
    'Tipigan namo ang data sa loan og {loan} human kini mabayri, ug ang application nga walay loan og {application}.',
    'Mahimo nimong tan-awon ang imong data, ipatul-id o ipapapas kini, ug moreklamo. Sulat sa {email}; walay bayad.'
  ]
}
