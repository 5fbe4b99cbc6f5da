export interface Body {
  fields: Record<string, string>
  files: Record<string, File>
  /** The fault of the body, if there is one. */
  problem?: string
}

const FORM = 'application/x-www-form-urlencoded'

function typeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function empty(problem?: string): Body {
  return problem ? { fields: {}, files: {}, problem } : { fields: {}, files: {} }
}

async function readForm(request: Request): Promise<Body> {
  const text = await request.text()
  if (text === '') return empty()
  if (typeOf(request) !== FORM) return empty(`content type must be ${FORM}`)
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name))
      return { ...empty(`body field ${name} is given twice`), fields }
    Object.defineProperty(fields, name, { value, enumerable: true })
  }
  return { fields, files: {} }
}

async function readMultipart(request: Request): Promise<Body> {
  if (typeOf(request) !== 'multipart/form-data') {
    return empty('content type must be multipart/form-data')
  }
  const body = empty()
  try {
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') body.fields[name] = value
      else body.files[name] = value
    }
  } catch {
    return empty('body is no multipart/form-data')
  }
  return body
}

export function readBody(request: Request, multipart: boolean): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD') return Promise.resolve(empty())
  return multipart ? readMultipart(request) : readForm(request)
}
