/** What the app calls on its way back. By itself, for pages without React, which share no chunk. */
export const nativeBackName = 'onNativeBack'
