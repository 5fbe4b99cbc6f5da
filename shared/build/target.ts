/** The oldest browsers of the borrowers' phones, for syntax; `tests/checks` holds the APIs. */
export const target = ['chrome87', 'ios15.4', 'firefox91']
