import UIKit
import WebKit

final class LoanViewController: UIViewController, WKScriptMessageHandler, WKNavigationDelegate {
  private var web: WKWebView!
  /// The page to open, with the context in its query; its host is the only one shown here.
  var page: URL!

  override func viewDidLoad() {
    super.viewDidLoad()
    let settings = WKWebViewConfiguration()
    // A non-persistent store forgets drafts and codes.
    settings.websiteDataStore = .default()
    settings.userContentController.add(self, name: "loanApp")
    web = WKWebView(frame: .zero, configuration: settings)
    web.navigationDelegate = self
    web.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(web)
    NSLayoutConstraint.activate([
      web.topAnchor.constraint(equalTo: view.topAnchor),
      web.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // Follows the keyboard (iOS 15).
      web.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.askToGoBack() })
    web.load(URLRequest(url: page))
  }

  private func askToGoBack() {
    web.evaluateJavaScript("!!(window.onNativeBack && window.onNativeBack())") { handled, _ in
      if handled as? Bool == true { return }
      self.goBack()
    }
  }

  private func goBack() {
    if web.canGoBack { web.goBack() } else { dismiss(animated: true) }
  }

  /// A new session, at any time after the page has begun to load.
  func refresh(query: String) {
    web.callAsyncJavaScript(
      "window.refreshCommonParams(query)", arguments: ["query": query], in: nil, in: .page)
  }

  /// Called when the user of the app signs out.
  func forgetBorrower() {
    web.evaluateJavaScript("window.forgetBorrower()")
  }

  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    // The page posts a text, not an object; and only a page of ours may.
    guard message.frameInfo.securityOrigin.host == page.host,
      let text = message.body as? String,
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let action = json["action"] as? String
    else { return }
    handle(action, json["payload"] as? String ?? "")
  }

  /// The words of the bridge; an unknown one is left alone.
  private func handle(_ action: String, _ payload: String) {
    switch action {
    case "goToPage": openLink(payload)
    case "closeWebview": dismiss(animated: true)
    case "goBack": goBack()
    case "goHome": openScreen("main")
    case "goMine": openScreen("mine")
    case "goLogin": openScreen("login")
    case "goRate": openScreen("rate")
    case "callPhone":
      let digits = payload.filter { $0.isNumber || $0 == "+" }
      if let url = URL(string: "tel:" + digits) { UIApplication.shared.open(url) }
    case "confirmTrackPoint": track(payload)
    case "startBankFlow": track("bank-flow-start")
    case "endBankFlow": track("bank-flow-end")
    case "saveImage": saveImage(payload)
    case "saveFile": saveFile(payload)
    default: break
    }
  }

  private func openLink(_ link: String) {
    guard let url = URL(string: link) else { return }
    switch url.scheme {
    case "https" where url.host == page.host: web.load(URLRequest(url: url))
    case "https", "mailto", "tel": UIApplication.shared.open(url)
    // The wallets of the brand's payApps.
    case "gcash", "paymaya", "upi": UIApplication.shared.open(url)
    case "loanapp": openScreen((url.host ?? "") + url.path)
    default: break
    }
  }

  private func openScreen(_ name: String) {
    // Your own screens, by name.
  }

  private func track(_ point: String) {
    // Your own analytics.
  }

  private func saveImage(_ dataUrl: String) {
    // Into the photo library; say so in the address: appActions=saveImage.
  }

  private func saveFile(_ dataUrl: String) {
    // Its name stands after "name="; offer it with UIActivityViewController. Say so in the address: appActions=saveImage,saveFile.
  }

  func webView(
    _ web: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url, url.host != page.host,
      action.targetFrame?.isMainFrame == true
    else { return decisionHandler(.allow) }
    UIApplication.shared.open(url)
    decisionHandler(.cancel)
  }
}
