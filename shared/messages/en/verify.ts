export const verifyMessages = {
  title: 'Is it really us?',
  lead: 'Check here whether a number, a link or a document is from {company}.',
  doubt: {
    ask: 'What do you want to check?',
    example: 'For example {phone}, a link, or the name of a payee',
    check: 'Check',
    photo: 'Use a photo',
    scan: 'Scan a code',
    scanning: 'Hold the whole code in front of the camera.',
    stopScan: 'Stop',
    refused:
      'The camera is not allowed here. Allow it in the settings, or take a photo of the code.',
    noCamera:
      'The camera does not work here. Choose a photo of the code, or type what is printed below it.',
    missing: 'Type or paste what you want to check',
    ours: 'This is ours',
    oursText:
      'This belongs to {company}: {like}. But anybody can make a call or a message look as if it came from there. If they ask for money or a code, call us.',
    near: 'This is not ours: it only looks like ours',
    nearText: 'Somebody may be trying to trick you. Do not pay, do not answer, and tell us.',
    notOurs: 'Not ours',
    own: 'Ours',
    unknown: 'We do not know this',
    unknownText:
      '{company} does not have this on its list. Do not pay or answer before you ask us.',
    none: 'We found no code in this photo. Take it again: closer, in good light, with the whole code in it.',
    other: 'This code is not one of our documents. What it says: {text}',
    failed:
      'This photo could not be read. Try another one, or type what is printed below the code.',
    noTool: 'We could not load the code reader. Go online, then try again.',
    reading: 'Reading…',
    addressTitle: 'Type this address yourself',
    addressText:
      'A forged document can lead to a forged page that looks like this one. So open a browser, type the address yourself, and compare each letter.',
    stays: 'Nothing that you type or photograph leaves this phone.'
  },
  checking: 'Checking…',
  noScript:
    'This page checks documents on your own phone, and needs JavaScript for it. Please allow it, or use another browser.',

  genuine: 'Signed by {company}',
  kinds: {
    receipt: 'Receipt of a payment',
    closure: 'Certificate of full payment'
  },
  rows: {
    kind: 'Document',
    amount: 'Amount paid',
    date: 'Date',
    contract: 'Contract',
    holder: 'Borrower, partly hidden',
    reference: 'Reference',
    balance: 'Still owed after this',
    signed: 'Signed on',
    key: 'Lender’s signature key in use since'
  },
  compare: 'Compare each line with the document in your hand. Only what you see here was signed.',

  refusedTitle: 'Not confirmed',
  refused: {
    none: 'There is no document in this link. Scan the code on the document again.',
    long: 'This is not one of our documents: it is longer than any of them.',
    cut: 'The code is not complete, or two codes were joined. Scan it again; if you see this again, do not accept the document.',
    algorithm: 'This document is not signed the way {company} signs. Do not accept it.',
    key: 'This document names {company}, but it is signed with a key that we do not know. Do not accept it. A document signed in the last few days can be checked again tomorrow.',
    lender: 'This document is not from {company}. Ask the lender named on it where to check it.',
    altered:
      'This document was changed after it was signed, or never signed by {company}. Do not accept it.',
    version: 'This page is too old for this document. Reload it with a connection and scan again.',
    incomplete:
      'Something that all our documents have is missing here. Do not accept it; ask {company}.',
    expired:
      'This document was signed when its key was not in use. Do not accept it; ask {company}.',
    future:
      'The signing date on this document has not come yet. Do not accept it; ask {company}. If the date on this phone is wrong, correct it and scan again.',
    unable:
      'This browser cannot check a signature. Open the page in another browser, at an address that starts with https.'
  },

  aboutTitle: 'What this proves, and what it does not',
  proved:
    'It proves that {company} signed exactly these lines, and that nobody has changed them since.',
  notProved: [
    'It does not prove that the person who shows the document is the borrower. Ask for an identity card, and compare the name.',
    'It does not prove what has happened since the document was signed. To know what is true today, ask {company}.'
  ],
  askTitle: 'Ask the lender'
}
