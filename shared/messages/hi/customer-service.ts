import type { customerServiceMessages as english } from '../en/customer-service.ts'

export const customerServiceMessages: typeof english = {
  title: 'ग्राहक सेवा',
  write: 'हमें लिखें',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  blocked: 'कुछ नहीं खुला? इसे कॉपी करके अपने ऐप में इस्तेमाल करें।',
  hoursLabel: 'काम का समय',
  openNow: 'अभी खुला है',
  closedNow: 'अभी बंद है',
  replyLabel: 'जवाब कब मिलेगा',
  complaints: 'शिकायतें',
  newComplaint: 'शिकायत लिखें',
  myData: 'मेरा डेटा',
  website: '{name} खोलें'
}
