/** Characters: many servers take 8,192 for the first line of a request, its path included. */
export const longestQuery = 8000
