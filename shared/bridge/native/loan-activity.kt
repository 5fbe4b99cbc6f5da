package com.example.loanpages

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.util.Base64
import android.view.WindowManager
import android.webkit.JavascriptInterface
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.result.contract.ActivityResultContracts
import org.json.JSONObject

/** The host that serves the pages; nothing else is shown in this webview. */
private const val PAGES_HOST = "loans.example.com"

class LoanBridge(private val activity: LoanActivity) {
  // Called on a thread of its own.
  @JavascriptInterface
  fun postMessage(text: String) {
    val message = JSONObject(text)
    val payload = message.optString("payload")
    activity.runOnUiThread { activity.handle(message.getString("action"), payload) }
  }
}

class LoanActivity : ComponentActivity() {
  private lateinit var web: WebView
  private var chosen: ValueCallback<Array<Uri>>? = null
  private val chooser = registerForActivityResult(ActivityResultContracts.GetMultipleContents()) {
    // An empty list as well, or the page's input stays dead.
    chosen?.onReceiveValue(it.toTypedArray())
    chosen = null
  }

  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    window.setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_ADJUST_RESIZE)
    web = WebView(this)
    setContentView(web)
    web.settings.javaScriptEnabled = true
    web.settings.domStorageEnabled = true
    web.addJavascriptInterface(LoanBridge(this), "loanApp")
    web.webViewClient = object : WebViewClient() {
      override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        if (request.url.host == PAGES_HOST) return false
        openOutside(request.url)
        return true
      }
    }
    web.webChromeClient = object : WebChromeClient() {
      override fun onShowFileChooser(
        view: WebView,
        callback: ValueCallback<Array<Uri>>,
        params: FileChooserParams
      ): Boolean {
        chosen?.onReceiveValue(null)
        chosen = callback
        chooser.launch("image/*")
        return true
      }

      // verify.html scans codes; the app itself needs the CAMERA permission for it.
      override fun onPermissionRequest(request: PermissionRequest) {
        val camera = arrayOf(PermissionRequest.RESOURCE_VIDEO_CAPTURE)
        if (request.resources.contentEquals(camera)) request.grant(camera) else request.deny()
      }
    }
    onBackPressedDispatcher.addCallback(this) {
      web.evaluateJavascript("!!(window.onNativeBack && window.onNativeBack())") { handled ->
        if (handled != "true") goBack()
      }
    }
    val page = intent.getStringExtra("url")
    if (page == null) finish() else web.loadUrl(page)
  }

  /** The words of the bridge; an unknown one is left alone. */
  fun handle(action: String, payload: String) {
    when (action) {
      "goToPage" -> openLink(payload)
      "closeWebview" -> finish()
      "goBack" -> goBack()
      "goHome" -> openScreen("main")
      "goMine" -> openScreen("mine")
      "goLogin" -> openScreen("login")
      "goRate" -> openScreen("rate")
      "callPhone" -> openOutside(Uri.fromParts("tel", payload.filter { it.isDigit() || it == '+' }, null))
      "confirmTrackPoint" -> track(payload)
      "startBankFlow" -> track("bank-flow-start")
      "endBankFlow" -> track("bank-flow-end")
      "saveImage" -> saveImage(Base64.decode(payload.substringAfter(","), Base64.DEFAULT))
      "saveFile" -> saveFile(
        payload.substringAfter("name=").substringBefore(";"),
        Base64.decode(payload.substringAfter(","), Base64.DEFAULT)
      )
    }
  }

  /** A new session, at any time after the page has begun to load. */
  fun refresh(query: String) {
    web.evaluateJavascript("window.refreshCommonParams(${JSONObject.quote(query)})", null)
  }

  /** Called when the user of the app signs out. */
  fun forgetBorrower() {
    web.evaluateJavascript("window.forgetBorrower()", null)
  }

  private fun goBack() {
    if (web.canGoBack()) web.goBack() else finish()
  }

  private fun openLink(link: String) {
    val uri = Uri.parse(link)
    when (uri.scheme) {
      "https" -> if (uri.host == PAGES_HOST) web.loadUrl(link) else openOutside(uri)
      "mailto", "tel" -> openOutside(uri)
      // The wallets of the brand's payApps.
      "gcash", "paymaya", "upi" -> openOutside(uri)
      "loanapp" -> openScreen(uri.host + uri.path)
    }
  }

  private fun openOutside(uri: Uri) {
    val action = if (uri.scheme == "tel") Intent.ACTION_DIAL else Intent.ACTION_VIEW
    // A phone without an app for it must not crash this one.
    runCatching { startActivity(Intent(action, uri)) }
  }

  private fun openScreen(name: String) {
    // Your own screens, by name.
  }

  private fun track(point: String) {
    // Your own analytics.
  }

  private fun saveImage(png: ByteArray) {
    // Into MediaStore.Images; say so in the address: appActions=saveImage.
  }

  private fun saveFile(name: String, pdf: ByteArray) {
    // Into MediaStore.Downloads, then offer to open or send it; say so in the address: appActions=saveImage,saveFile.
  }
}
