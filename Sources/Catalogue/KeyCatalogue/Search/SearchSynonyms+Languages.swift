import KeyModel

/// Words for purposes in other languages: Chinese, Japanese, Korean, German, French, Spanish, Portuguese and Italian.
var foreignSynonyms: [SearchSynonym] { foreignPermissions + foreignSubjects }

private let foreignPermissions = SearchSynonym.table(
  """
  权限, 授权, 访问, 許可, アクセス, 권한, berechtigung, berechtigungen, zugriff, autorisation, accès, permiso, permisos, acceso, permissão, permissões, acesso, permesso, accesso = usage description
  相机, 摄像头, 相機, カメラ, 카메라, kamera, caméra, appareil photo, cámara, camara, câmera, fotocamera = camera usage
  麦克风, 麥克風, 录音, マイク, 마이크, 녹음, mikrofon, micrófono, microfone, microfono = microphone usage
  定位, 位置, 位置情報, 위치, standort, ubicación, ubicacion, localisation, localización, localização, posizione = location when in use, location always and when in use
  始终允许, 始终, 常に, 항상, im hintergrund, toujours, siempre, sempre = always and when in use
  相册, 照片, 相簿, 写真, フォト, 사진, 앨범, fotos, fotomediathek, photothèque, galería, galeria, foto = photo library usage
  通讯录, 联系人, 聯絡人, 連絡先, 연락처, kontakte, contactos, contatos, contatti = contacts usage
  日历, 日曆, カレンダー, 캘린더, 달력, kalender, calendrier, calendario, calendário = calendars full access usage, calendars usage
  提醒事项, リマインダー, 미리알림, erinnerungen, rappels, recordatorios, lembretes, promemoria = reminders full access usage, reminders usage
  蓝牙, 藍牙, ブルートゥース, 블루투스 = bluetooth always usage
  跟踪, 追踪, トラッキング, 추적, suivi, rastreo, seguimiento, rastreamento, tracciamento = user tracking usage
  面容, 人脸识别, 顔認証, 얼굴인식, gesichtserkennung, reconnaissance faciale, reconocimiento facial, reconhecimento facial = face id usage
  语音识别, 音声認識, 음성인식, spracherkennung, reconnaissance vocale, reconocimiento de voz, reconhecimento de voz = speech recognition usage
  本地网络, 局域网, ローカルネットワーク, 로컬네트워크, lokales netzwerk, réseau local, red local, rede local = local network usage
  健康, ヘルスケア, 건강, gesundheit, santé, salud, saúde, salute = health share usage, health update usage
  运动, モーション, 동작, bewegung, mouvement, movimiento, movimento = motion usage
  """)

private let foreignSubjects = SearchSynonym.table(
  """
  推送, 推送通知, 远程通知, プッシュ, プッシュ通知, 푸시, 푸시 알림, 알림, 通知, benachrichtigung, benachrichtigungen, notificación, notificaciones, notificação, notificações, notifica, notifiche = aps environment
  隐私清单, 隐私清单文件, プライバシーマニフェスト, 개인정보매니페스트, datenschutzmanifest, manifeste de confidentialité, manifiesto de privacidad, manifesto de privacidade = privacy accessed api types, privacy collected data types
  沙盒, 沙箱, サンドボックス, 샌드박스, bac à sable = app sandbox
  图标, 圖標, アイコン, 아이콘, appsymbol, icône, icono, ícone, icona = bundle icons, bundle icon file, bundle icon name
  版本, 版本号, バージョン, 버전, versionsnummer, versión, versão, versione = bundle short version string, bundle version
  构建号, 编译号, ビルド番号, 빌드번호, buildnummer, número de compilación = bundle version
  应用名称, 应用名, 显示名称, アプリ名, 앱이름, appname, anzeigename, nom de l'application, nom de l'app, nombre de la aplicación, nombre de la app, nome do aplicativo, nome do app, nome app = bundle display name, bundle name
  启动页, 启动图, 启动画面, 启动屏, 起動画面, スプラッシュ, 런치스크린, 스플래시, 시작화면, startbildschirm, écran de lancement, pantalla de inicio, pantalla de lanzamiento, tela de inicialização = launch screen, launch storyboard
  后台, 後台, 后台运行, バックグラウンド, 백그라운드, hintergrund, arrière-plan, segundo plano = background modes
  自定义协议, 自定义链接, URL スキーム, URL 스킴, スキーム, esquema de url, esquema url, schéma d'url = url types, url schemes
  通用链接, 关联域名, ユニバーサルリンク, 유니버설링크 = associated domains
  语言, 本地化, 言語, ローカライズ, 언어, 현지화, sprache, sprachen, langue, langues, idioma, idiomas, lingua = bundle development region, bundle localizations
  深色模式, 暗黑模式, ダークモード, 다크모드, 다크 모드, dunkelmodus, dunkler modus, mode sombre, modo oscuro, modo escuro = user interface style, aqua system appearance
  横屏, 竖屏, 屏幕方向, 画面の向き, 화면방향, 가로모드, querformat, hochformat, ausrichtung, orientación, orientação = interface orientations
  出口合规, 出口合规证明, 加密, 輸出コンプライアンス, 暗号化, 수출규정, 암호화, exportkonformität, verschlüsselung, chiffrement, cifrado, criptografia = uses non exempt encryption
  钥匙串, キーチェーン, 키체인, schlüsselbund, trousseau, llavero, portachiavi = keychain access groups
  应用组, 앱그룹 = application groups
  状态栏, ステータスバー, 상태바, statusleiste, barre d'état, barra de estado, barra de status = status bar hidden, status bar style
  字体, フォント, 폰트, 글꼴, schriftart, schriftarten, police, fuente, fuentes, fonte, fontes = app fonts
  小组件, ウィジェット, 위젯 = com.apple.widgetkit-extension
  键盘, キーボード, 키보드, tastatur, clavier, teclado, tastiera = com.apple.keyboard-service
  分享, 共有, 공유, teilen, partage, compartir, compartilhar, condivisione = com.apple.share-services
  """)
