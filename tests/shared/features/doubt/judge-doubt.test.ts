import { describe, expect, test } from 'vitest'
import { judgeDoubt } from '../../../../shared/features/doubt/judge-doubt.ts'
import { checksumOf } from '../../../../shared/loan/emv/checksum.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'

const ours = {
  countryCode: '63',
  phones: ['+63 2 8000 0000', '+63 917 123 4567'],
  emails: ['care@sample-peso.example'],
  hosts: ['www.sample-peso.example'],
  names: [
    'Sample Peso Lending',
    'SPL0004711',
    'Mommy Mart',
    'Peso Go',
    'Bayad',
    'ABC',
    'Kusi',
    'Lakbayan'
  ]
}

const payees = {
  ...ours,
  names: ['samplepeso@okbank', 'ph.ppmi.p2m', '4111222233334444', 'SMPLPHM2XXX', 'Sample Peso']
}

describe('a text that somebody doubts', () => {
  test.each([
    ['+63 2 8000 0000', 'phone'],
    ['(02) 8000-0000', 'phone'],
    ['0917 123 4567', 'phone'],
    ['639171234567', 'phone'],
    ['00639171234567', 'phone'],
    ['Care@Sample-Peso.example', 'email'],
    ['https://www.sample-peso.example/order.html?a=1', 'link'],
    ['WWW.SAMPLE-PESO.EXAMPLE', 'link'],
    ['www.sample-peso.example/?from=http://other.example', 'link'],
    ['Sample-Peso.example', 'link'],
    ['(+63) 2 8000 0000', 'phone'],
    ['tel:+63280000000', 'phone'],
    ['+63 2 8000–0000', 'phone'],
    ['+63 2 8000 0000.', 'phone'],
    ['care@sample-peso.example,', 'email'],
    ['<care@sample-peso.example>', 'email'],
    ['mailto:care@sample-peso.example?subject=Loan', 'email'],
    ['www.sample-peso.example.', 'link'],
    ['(www.sample-peso.example)', 'link'],
    ['“www.sample-peso.example”', 'link'],
    ['SAMPLE  PESO LENDING', 'name'],
    ['spl 0004711', 'name']
  ])('%s is ours, however it is written', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toMatchObject({ kind, verdict: 'ours' })
  })

  test.each([
    ['0917 123 4568', 'phone'],
    // A dash that only looks like that of our host.
    ['www.sample–peso.example', 'link'],
    ['+63 917 123 4568', 'phone'],
    ['care@sample-pes0.example', 'email'],
    ['care@sarnple-peso.example', 'email'],
    ['cares@sample-peso.example', 'email'],
    ['collector@sample-peso.example', 'email'],
    ['https://www.sаmple-peso.example/pay', 'link'],
    ['www.sample-peso.example.pay.example', 'link'],
    ['http://sample-peso.example.evil.com/pay', 'link'],
    ['my-sample-peso.example', 'link'],
    ['https://evil.example/sample-peso.example', 'link'],
    ['sample-pesso.example', 'link'],
    ['https://www.sample-peso.example@evil.example', 'link'],
    ['https://evil.example/www.sample-peso.example', 'link'],
    ['https://evil.example/?to=WWW.Sample-Peso.example', 'link'],
    ['www.sample-pesso.example', 'link'],
    ['https://www.sample-pesso.example/a/long/way/to/go', 'link'],
    ['www.sample-pesso.example?from=somewhere-else', 'link'],
    ['vvvvvv.sample-peso.example', 'link'],
    ['intent://www.sample-peso.example/pay#Intent;scheme=https;package=com.evil;end', 'link'],
    ['evil://www.sample-peso.example/pay', 'link'],
    ['javascript://www.sample-peso.example/%0aalert(1)', 'link'],
    ['Sámplé Pésó Léndíng', 'name'],
    ['Ѕаmрlе Реѕо Lеndіng', 'name'],
    ['Rnornrny Rnart', 'name'],
    ['Sample Peso Lendi', 'name'],
    ['Simple Pest Lending', 'name'],
    ['Pesa Go', 'name'],
    // From four letters on one may differ, from eight on two.
    ['Kuti', 'name'],
    ['Lekbayen', 'name'],
    ['Bayad Now', 'name'],
    ['АВС', 'name'],
    ['Sample Pezo Lending', 'name'],
    ['Samp1e Peso Lending', 'name'],
    ['Sample\u00a0.\u00a0Peso - Lendin', 'name'],
    ['Sample Peso Lending Collections', 'name']
  ])('%s looks like ours and is not', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toMatchObject({ kind, verdict: 'near' })
  })

  test.each([
    ['0918 555 0000', 'phone'],
    ['somebody@mail.example', 'email'],
    ['https://other.example', 'link'],
    ['https://pay.sample-peso.example', 'link'],
    ['https://localhost', 'link'],
    ['https://%', 'link'],
    ['Simple Pest Landing', 'name'],
    ['Pasa Ga', 'name'],
    ['Kate', 'name'],
    ['ABD', 'name'],
    ['ABCD', 'name'],
    ['Juana Halimbawa', 'name'],
    ['a'.repeat(5000), 'name']
  ])('%s is nobody’s that we know', (typed, kind) => {
    expect(judgeDoubt(typed, ours)).toEqual({
      kind,
      text: typed.slice(0, 300),
      verdict: 'unknown',
      like: ''
    })
  })

  test.each([
    ['0917 123 4567 please', 'name'],
    ['write to care@sample-peso.example', 'name'],
    ['ref 0917 123 4567', 'name'],
    ['0917123', 'phone'],
    ['091712', 'name'],
    ['somebody@other.example/pay', 'link'],
    ['see www.other.example', 'name'],
    ['www.other.example please', 'name'],
    ['see https://other', 'name']
  ])('%s is read as a %s', (typed, kind) => {
    expect(judgeDoubt(typed, ours)?.kind).toBe(kind)
  })

  test.each([
    ['http://sample-peso-pay.example', 'near'],
    ['http://pay.samp1epeso.example/login', 'near'],
    ['https://www.sample-peso.example', 'ours'],
    ['https://pay.sample-peso.example', 'unknown'],
    ['https://other.example/sample-peso', 'unknown'],
    ['https://mommymart.example', 'unknown']
  ])('%s with the name that our host bears is %s', (typed, verdict) => {
    const facts = { ...ours, names: ['Sample Peso', 'Mommy Mart', 'Peso'] }
    expect(judgeDoubt(typed, facts)?.verdict).toBe(verdict)
  })

  test.each([
    ['samplepeso@okbank', 'ours'],
    ['SamplePeso@OKBank', 'ours'],
    ['upi://pay?pa=samplepeso@okbank&am=10', 'ours'],
    ['UPI://pay?am=10&PA=samplepeso%40okbank', 'ours'],
    ['ph.ppmi.p2m', 'ours'],
    ['4111222233334444', 'ours'],
    ['4111-2222 3333 4444', 'ours'],
    ['SMPLPHM2XXX', 'ours'],
    ['samplepes0@okbank', 'near'],
    ['samplepeso@okbanl', 'near'],
    ['samplepeso@okbank.example', 'near'],
    ['upi://pay?pa=samplepesso@okbank&pn=Sample%20Peso', 'near'],
    ['ph.ppmi.p2n', 'near'],
    ['4111222233334445', 'near'],
    ['somebody@okbank', 'unknown'],
    ['4111222299999999', 'unknown'],
    ['upi://pay?pa=robber@bank&pn=Sample%20Peso', 'unknown'],
    ['upi://pay?pa=samplepeso@okbank&pa=robber@bank', 'unknown'],
    [`upi://pay?pa=samplepeso@okbank&tn=${'a'.repeat(400)}&Pa=robber@bank`, 'unknown'],
    ['upi://collect?pa=samplepeso@okbank', 'unknown'],
    ['https://pay.example/pay?pa=samplepeso@okbank', 'unknown']
  ])('%s as somebody to pay is %s', (typed, verdict) => {
    expect(judgeDoubt(typed, payees)?.verdict).toBe(verdict)
  })

  test('a link to pay is compared by its payee', () => {
    const typed = 'upi://pay?pa=samplepesso@okbank&am=10'
    expect(judgeDoubt(typed, payees)).toEqual({
      kind: 'name',
      text: 'samplepesso@okbank',
      verdict: 'near',
      like: 'samplepeso@okbank'
    })
  })

  test('a sub-domain of one of our hosts is no copy of another one', () => {
    const hosts = ['www.sample-peso.example', 'pay.sample-peso.example']
    const facts = { ...ours, hosts, names: ['Sample Peso'] }
    expect(judgeDoubt('https://help.sample-peso.example/x', facts)?.verdict).toBe('unknown')
  })

  test('nothing typed is no doubt', () => {
    expect(judgeDoubt('  ', ours)).toBeUndefined()
  })
})

test('a name in the host of somebody else counts from seven letters on', () => {
  const verdictWith = (name: string) =>
    judgeDoubt('thesampleparkhouse.example', { ...ours, names: [name] })?.verdict
  expect(verdictWith('Sample P')).toBe('near')
  expect(verdictWith('Sample')).toBe('unknown')
  // It must stand in our own host, too.
  expect(verdictWith('Park House')).toBe('unknown')
})

describe('the text of a code to pay by', () => {
  const names = ['ph.ppmi.p2m', 'SMPLPHM2XXX', 'SPL0004711', 'Sample Peso Lending']
  const code = qrPhText({ amount: 545_500, reference: 'MP1' })
  const judge = (text: string) => judgeDoubt(text, { ...ours, names })
  const withSum = (text: string) => text.slice(0, -4) + checksumOf(text.slice(0, -4))

  test('is ours where it pays nobody else', () => {
    const payee = 'Sample Peso Lending'
    expect(judge(code)).toEqual({ kind: 'name', text: payee, verdict: 'ours', like: payee })
    expect(judge(` ${qrPhText({ reference: '1' })}\n`)?.verdict).toBe('ours')
  })

  test('of another merchant in the same scheme is not known', () => {
    const other = withSum(
      qrPhText({ payee: 'Other Shop', reference: '1' }).replace('SPL0004711', 'OTH0001234')
    )
    expect(judge(other)).toMatchObject({ text: 'Other Shop', verdict: 'unknown', like: '' })
  })

  test('by our name, or nearly, that pays another account is no code of ours', () => {
    const like = 'Sample Peso Lending'
    const stolen = withSum(code.replace('SPL0004711', 'SPL0004712'))
    expect(judge(stolen)).toMatchObject({ text: `${like} · SPL0004712`, verdict: 'near', like })
    const forged = qrPhText({ payee: 'Sample Pezo Lending', reference: '1' })
    expect(judge(forged)).toMatchObject({ text: 'Sample Pezo Lending', verdict: 'near', like })
  })

  test('that no wallet reads is not known, whatever stands in it', () => {
    const spoilt = `${code.slice(0, -4)}0000`
    expect(judge(spoilt)).toMatchObject({ text: spoilt, verdict: 'unknown', like: '' })
  })
})

test.each([
  ['63', '+63 2 8000 0000', '8000 0000', 'ours'],
  ['91', '+91 22 6000 0000', '6000-0000', 'ours'],
  // In Manila this is another number than the mobile one.
  ['63', '+63 917 123 4567', '7123 4567', 'near'],
  ['63', '+63 917 123 4567', '123 4567', 'unknown'],
  ['63', '+63 2 8000 0000', '000 0000', 'unknown']
])('%s: of %s the local %s is %s', (countryCode, phone, typed, verdict) => {
  expect(judgeDoubt(typed, { ...ours, countryCode, phones: [phone] })).toMatchObject({
    verdict,
    like: verdict === 'unknown' ? '' : phone
  })
})

test('a national number may begin like the code of its country', () => {
  const facts = { ...ours, countryCode: '91', phones: ['+91 91234 56789'] }
  for (const typed of ['91234 56789', '091234 56789', '+91 91234 56789', '0091 91234 56789'])
    expect(judgeDoubt(typed, facts)?.verdict).toBe('ours')
  expect(judgeDoubt('91 91234 56780', facts)?.verdict).toBe('near')
})
