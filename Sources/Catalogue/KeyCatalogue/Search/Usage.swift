import KeyModel

/// The number of projects with each key and each kind of extension, and of threads about each code.
///
/// Keys and extension points were counted in the property lists of 233 public projects, each project once however many files have the key;
/// codes in threads of public forums and trackers. The sample was picked for variety: the counts say what is usual, not
/// how many of all files have a key.
let usageCounts = UsageCounts(
  projects: 233, keyTable: [infoPlistUsage, entitlementsUsage, privacyManifestUsage],
  pointTable: pointUsage, codeTable: codeUsage)

/// The threads in which people ask about each code.
private let codeUsage = """
  19 ITMS-90725
  13 ITMS-90535
  12 ITMS-90338
  12 ITMS-90809
  12 ITMS-91053
  11 ITMS-90060
  11 ITMS-90078
  10 ITMS-90035
  10 ITMS-90171
  10 ITMS-90206
  10 ITMS-90683
  9 ITMS-90426
  9 ITMS-90899
  8 ITMS-90087
  8 ITMS-90717
  8 ITMS-90737
  8 ITMS-91061
  8 ITMS-91065
  7 ITMS-90046
  7 ITMS-90056
  7 ITMS-90158
  7 ITMS-90542
  6 ITMS-90022
  6 ITMS-90360
  6 ITMS-90806
  5 ITMS-90023
  5 ITMS-90057
  5 ITMS-90186
  5 ITMS-90208
  5 ITMS-90242
  5 ITMS-90473
  5 ITMS-90474
  5 ITMS-90534
  5 ITMS-90626
  4 ITMS-90062
  4 ITMS-90296
  4 ITMS-90362
  4 ITMS-90530
  4 ITMS-90685
  4 ITMS-91056
  3 ITMS-90049
  3 ITMS-90164
  3 ITMS-90189
  3 ITMS-90771
  3 ITMS-90778
  3 ITMS-91055
  2 ITMS-90045
  2 ITMS-90058
  2 ITMS-90161
  2 ITMS-90205
  2 ITMS-90238
  2 ITMS-90265
  2 ITMS-90562
  2 ITMS-90788
  2 ITMS-90886
  1 ITMS-90032
  1 ITMS-90036
  1 ITMS-90068
  1 ITMS-90112
  1 ITMS-90207
  1 ITMS-90236
  1 ITMS-90277
  1 ITMS-90284
  1 ITMS-90286
  1 ITMS-90287
  1 ITMS-90334
  1 ITMS-90475
  1 ITMS-90704
  1 ITMS-90738
  1 ITMS-90756
  1 ITMS-90784
  1 ITMS-90786
  1 ITMS-91011
  1 ITMS-91106
  1 ITMS-91107
  1 ITMS-91108
  """

/// The projects with an extension for each extension point.
private let pointUsage = """
  12 com.apple.share-services
  11 com.apple.watchkit
  9 com.apple.usernotifications.service
  8 com.apple.networkextension.packet-tunnel
  8 com.apple.ui-services
  8 com.apple.widgetkit-extension
  7 com.apple.intents-service
  7 com.apple.quicklook.preview
  7 com.apple.quicklook.thumbnail
  7 com.apple.usernotifications.content-extension
  5 com.apple.widget-extension
  4 com.apple.Safari.content-blocker
  4 com.apple.Safari.extension
  4 com.apple.Safari.web-extension
  4 com.apple.authentication-services-credential-provider-ui
  4 com.apple.fileprovider-nonui
  4 com.apple.message-payload-provider
  3 com.apple.AudioUnit-UI
  3 com.apple.FinderSync
  3 com.apple.appintents-extension
  3 com.apple.fileprovider-actionsui
  3 com.apple.fskit.fsmodule
  3 com.apple.identitylookup.message-filter
  3 com.apple.intents-ui-service
  3 com.apple.keyboard-service
  3 com.apple.photo-editing
  2 com.apple.background-asset-downloader-extension
  2 com.apple.broadcast-services-upload
  2 com.apple.callkit.call-directory
  2 com.apple.ctk-tokens
  2 com.apple.deviceactivityui.report-extension
  2 com.apple.dt.Xcode.extension.source-editor
  2 com.apple.networkextension.app-proxy
  2 com.apple.networkextension.filter-control
  2 com.apple.photo-project
  2 com.apple.spotlight.index
  2 com.apple.tv-services
  2 com.apple.tv-top-shelf
  1 com.apple.AudioUnit
  1 com.apple.ManagedSettings.shield-action-service
  1 com.apple.ManagedSettingsUI.shield-configuration-service
  1 com.apple.authentication-services-account-authentication-modification-ui
  1 com.apple.broadcast-services
  1 com.apple.broadcast-services-setupui
  1 com.apple.classkit.context-provider
  1 com.apple.deviceactivity.monitor-extension
  1 com.apple.email.extension
  1 com.apple.fileprovider-ui
  1 com.apple.identitylookup.classification-ui
  1 com.apple.location.push.service
  1 com.apple.matter.support.extension.device-setup
  1 com.apple.mediaextension.formatreader
  1 com.apple.networkextension.dns-proxy
  1 com.apple.networkextension.filter-data
  1 com.apple.photos.background-upload
  1 com.apple.services
  1 com.apple.spotlight.import
  """
