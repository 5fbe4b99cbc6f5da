import type { Plugin } from 'vite'
import { withoutMark } from '../../../shared/vite/own-modules.ts'

interface Control {
  file: string
  text: string
  /** The code in its place, without the control. */
  without: string
}

/** Each control that a check relies on, so that the check can be seen to fail without it. */
const controls: Control[] = [
  { file: 'shared/lib/single-flight.ts', text: 'if ($pending.get()) return', without: '' },
  {
    file: 'shared/context/tab-lock.ts',
    text: 'lock => (lock ? task() : refuse())',
    without: 'task'
  },
  {
    file: 'shared/api/client.ts',
    text: "return failure('network', faultMessages.network)",
    without: "throw new Error('the answer got lost')"
  },
  { file: 'shared/api/client.ts', text: "call.kind === 'write' || ", without: '' },
  {
    file: 'shared/lib/countdown.ts',
    text: 'Math.min(since, now)',
    without: 'since'
  },
  { file: 'shared/ui/dialog/dialog.tsx', text: 'dialog?.close()', without: '' },
  { file: 'shared/ui/picture/picture.tsx', text: 'setBroken(true)', without: 'undefined' },
  {
    file: 'shared/context/stored-text.ts',
    text: 'memory.set(key, text)',
    without: "throw new Error('not stored')"
  },
  {
    file: 'shared/bridge/copy-text.ts',
    text: 'return copySelection(text)',
    without: 'return true'
  },
  {
    file: 'shared/bridge/transport.ts',
    text: 'return message => postMessage.call(target, message)',
    without: 'return postMessage as Post'
  }
]

/** Builds the pages without their controls. A control that has moved fails the build. */
export function disarmPlugin(): Plugin {
  const found = new Set<Control>()
  return {
    name: 'loan-disarm',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const here = controls.filter(({ file }) => withoutMark(id).endsWith(`/${file}`))
      let changed = code
      for (const control of here) {
        if (!changed.includes(control.text)) this.error(`${control.file}: no "${control.text}"`)
        changed = changed.replace(control.text, control.without)
        found.add(control)
      }
      return here.length > 0 ? changed : undefined
    },
    buildEnd() {
      const lost = controls.filter(control => !found.has(control))
      if (lost.length > 0) this.error(`Not built: ${lost.map(({ file }) => file).join(', ')}`)
    }
  }
}
