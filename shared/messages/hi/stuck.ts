import type { stuckMessages as english } from '../en/stuck.ts'

export const stuckMessages: typeof english = {
  stuckTitle: 'यह पेज नहीं खुल सका',
  stuckText: 'कृपया फिर कोशिश करें। बार-बार ऐसा हो तो हमें कॉल करें, हम मदद करेंगे।',
  noScriptTitle: 'इस पेज के लिए JavaScript चाहिए',
  noScriptText: 'अपने ब्राउज़र की सेटिंग में इसे चालू करें और पेज फिर से खोलें, या हमें कॉल करें।'
}
