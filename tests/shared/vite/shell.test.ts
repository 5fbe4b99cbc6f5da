// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { fillBuiltShell, fillShell, marks } from '../../../shared/vite/shell.ts'

const parts = { attributes: 'lang="en"', head: '<title>$&</title>', body: '<p>$1</p>' }
const shell = `<!doctype html><html ${marks.attributes}><head>${marks.head}<link></head><body>${marks.body}</body></html>`

describe('a page’s html file', () => {
  test('is filled as it stands on the dev server', () => {
    expect(fillShell(shell, parts, 'order.html')).toBe(
      '<!doctype html><html lang="en"><head><title>$&</title><link></head><body><p>$1</p></body></html>'
    )
  })

  test('loses the tags of Vite when it is built, for the head’s own', () => {
    expect(fillBuiltShell(shell, parts, 'order.html')).toBe(
      '<!doctype html><html lang="en"><head><title>$&</title></head><body><p>$1</p></body></html>'
    )
  })

  test.each(Object.values(marks))('that lacks %s is refused by its name', mark => {
    const lacking = shell.replace(mark, '')
    expect(() => fillShell(lacking, parts, 'order.html')).toThrow(`pages/order.html has to have`)
    expect(() => fillBuiltShell(lacking, parts, 'order.html')).toThrow(mark)
  })

  test.each([...Object.values(marks), '</head>'])('that has %s twice is refused', mark => {
    const twice = shell.replace(mark, mark + mark)
    expect(() => fillBuiltShell(twice, parts, 'order.html')).toThrow('pages/order.html has to have')
  })
})
