export const payCodePattern = /^[A-Za-z0-9-]{4,40}$/
