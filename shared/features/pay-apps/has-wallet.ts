/** A wide screen has no wallet: its code comes first there. */
export const hasWallet = () => !matchMedia('(min-width: 720px)').matches
