/** Milliseconds after the last key. */
const saveAfter = 300

export function createSaver(save: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChanged = false

  const forget = () => {
    clearTimeout(timer)
    isChanged = false
  }

  const saveChanged = async () => {
    if (!isChanged) return
    forget()
    await save()
  }

  const saveSoon = () => {
    forget()
    isChanged = true
    timer = setTimeout(saveChanged, saveAfter)
  }

  return {
    saveSoon,
    saveAtOnce: () => {
      isChanged = true
      saveChanged()
    },
    forget,
    isChanged: () => isChanged,
    watchLeaving: () => {
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) saveChanged()
      })
      addEventListener('pagehide', saveChanged)
    }
  }
}
