export const verifyMessages = {
  title: 'Check a paper',
  lead: 'Scan the code on a receipt or a letter of full payment with your camera, and this page opens with the answer.',
  checking: 'Checking…',
  noScript:
    'This page checks papers on your own phone, and needs JavaScript for it. Please allow it, or use another browser.',

  genuine: 'Signed by {company}',
  kinds: {
    receipt: 'Receipt of a payment',
    closure: 'Letter of full payment'
  },
  rows: {
    kind: 'Paper',
    amount: 'Amount paid',
    date: 'Date',
    contract: 'Contract',
    holder: 'Borrower, partly hidden',
    reference: 'Reference',
    balance: 'Still owed after it',
    signed: 'Signed on',
    key: 'The lender’s key is known since'
  },
  compare: 'Compare each line with the paper in your hand. Only what stands here was signed.',

  refusedTitle: 'Not confirmed',
  refused: {
    none: 'There is no paper in this address. Scan the code on the paper again.',
    long: 'This is not one of our papers: it is longer than any of them.',
    cut: 'The code is not whole, or more than one was joined. Scan it again; if this stays, do not accept the paper.',
    algorithm: 'This paper is not signed the way {company} signs. Do not accept it.',
    key: 'This paper names {company}, but it is signed with a key that is not known. Do not accept it. A paper from the last days can be checked again tomorrow.',
    lender:
      'This paper is not from {company}. Ask for the address where its own lender has it checked.',
    altered:
      'This paper was changed after it was signed, or never signed by {company}. Do not accept it.',
    version:
      'This paper is of a kind that this page does not know. Load the page again with a connection, and scan once more.',
    incomplete: 'This paper lacks something that our papers have. Do not accept it; ask {company}.',
    expired:
      'This paper was signed at a time at which its key was not in use. Do not accept it; ask {company}.',
    future:
      'This paper names a day of signing that has not come yet. Do not accept it; ask {company}. If the date on this phone is wrong, set it right and scan once more.',
    unable: 'This browser cannot check a signature. Open the page in another browser, over https.'
  },

  aboutTitle: 'What this proves, and what it does not',
  about: [
    'It proves that {company} signed exactly these lines, and that nobody has changed them since.',
    'It does not prove that the person who shows the paper is the borrower. Ask for an identity card, and compare the name.',
    'It does not prove what has happened since the paper was signed. For the state of today, ask {company}.',
    'The check is made on this phone. Nothing is sent to anybody, and nothing is kept.'
  ],
  askTitle: 'Ask the lender'
}
