const database = 'loan'
const store = 'records'

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return answerOf(request)
}

/** One after the other, so that the last one asked for is the last one done. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = queue.then(task)
  queue = turn.catch(() => {})
  return turn
}

/** The database is closed each time: an open one keeps a page out of the back/forward cache. */
async function withStore<T>(
  mode: IDBTransactionMode,
  use: (records: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  const opened = await openDatabase()
  try {
    const transaction = opened.transaction(store, mode, { durability: 'strict' })
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await answerOf(use(transaction.objectStore(store)))
    await committed
    return result
  } finally {
    opened.close()
  }
}

let isClosed = false

/** Returns whether it is on the disk now. */
export function writeDurableText(key: string, text: string): Promise<boolean> {
  if (isClosed) return Promise.resolve(false)
  return inTurn(() => withStore('readwrite', records => records.put(text, key))).then(
    () => true,
    () => false
  )
}

export function readDurableText(key: string): Promise<string | null> {
  return inTurn(() => withStore<unknown>('readonly', records => records.get(key))).then(
    text => (typeof text === 'string' ? text : null),
    () => null
  )
}

/** After those on their way; keeps none until the page is left. */
export function clearDurableTexts(): Promise<unknown> {
  isClosed = true
  return inTurn(() => withStore('readwrite', records => records.clear())).catch(() => {})
}
